/** A floor plan as a browser sends it with an order, without its picture. */
export const UNDERLAY = {};
