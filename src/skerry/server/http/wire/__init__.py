"""How bytes become requests and frames: limits below the framework, on uvicorn's protocols."""
