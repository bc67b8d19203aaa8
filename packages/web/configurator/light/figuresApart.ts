/** From the middle of one figure to the next, in pixels, so that they can be told apart. */
const APART = { across: 38, down: 18 };

interface Figure {
  /** On the screen, in pixels. */
  x: number;
  y: number;
  lux: number;
}

/** Which figures are written: where they would touch, every second one or fewer. */
export function figuresApart(figures: readonly Figure[]): Figure[] {
  const shown: Figure[] = [];
  for (const one of figures)
    if (shown.every(({ x, y }) => Math.abs(x - one.x) >= APART.across || Math.abs(y - one.y) >= APART.down))
      shown.push(one);
  return shown;
}
