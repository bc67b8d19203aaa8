/** Of what is typed for a wall, in centimetres. */
export const WALL = { min: 1, max: 20_000 };
/** Of a side of a room that is made at once. */
export const SIDE = { min: 50, max: 20_000 };
