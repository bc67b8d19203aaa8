/** Of the bar at the top, in pixels, by the width of the window: what sticks, sticks below it. */
export const BAR_HEIGHT = { xs: 56, sm: 48 } as const;
