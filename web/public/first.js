// Runs before anything is painted, so that the night does not begin with a flash of day.
(function () {
  var theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('skerry.settings') || '{}').theme || 'system';
  } catch {
    // without storage the system decides
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  var night = theme === 'night' || (theme !== 'day' && dark);
  document.documentElement.dataset.theme = night ? 'night' : 'day';
})();
