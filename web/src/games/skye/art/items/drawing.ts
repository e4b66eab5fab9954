/** A drawing round the origin, upright, in units of a hundredth of a tile. */
export interface Drawing {
  width: number;
  height: number;
  markup: string;
}
