/**
 * Advice on where a luminaire stands, with what it has and what it should have; lengths in centimetres, angles in
 * degrees (D52b).
 */
export type Hint =
  /** Lit from 30° off the vertical a picture neither glares nor throws the light back at who looks at it. */
  | {
      kind: 'accent';
      areaId: string;
      angle: number;
      wanted: number;
      distance: number;
      wantedDistance: number;
    }
  /** One that throws its light to a side lights a wall evenly from a third of its height away. */
  | { kind: 'wallwasher'; distance: number; wanted: number }
  /** Rows whose light is to run into one stand no farther apart than their beams meet on the plane. */
  | { kind: 'spacing'; distance: number; wanted: number }
  /** And from the wall at most half of that. */
  | { kind: 'fromWall'; distance: number; wanted: number };
