/** An upright drawing around the origin, in hundredths of a tile. */
export interface Drawing {
  width: number;
  height: number;
  markup: string;
}
