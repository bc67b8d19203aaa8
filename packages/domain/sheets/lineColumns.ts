/** Places across a single line, in millimetres: mains, supplies, their way out, buses, zones, their feeds and rails. */
export interface LineColumns {
  left: number;
  mains: number;
  /** Middles of their boxes. */
  supply: number;
  out: number;
  /** Of the first, and from one to the next. */
  bus: number;
  buses: number;
  zone: number;
  feed: number;
  /** Where the rails of a part are joined to its feeds. */
  spine: number;
  right: number;
}

/** Of the type on a single line. */
export const SMALL = 2.1;
export const LARGE = 2.5;
