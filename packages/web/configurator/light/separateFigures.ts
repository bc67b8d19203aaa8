/** Least distance between the centres of two figures, in pixels, that keeps them legible. */
const SPACING = { across: 38, down: 18 };

interface Figure {
  /** On the screen, in pixels. */
  x: number;
  y: number;
  lux: number;
}

/** Figures to draw: every second one or fewer where they would overlap. */
export function separateFigures(figures: readonly Figure[]): Figure[] {
  const shown: Figure[] = [];
  for (const one of figures)
    if (
      shown.every(({ x, y }) => Math.abs(x - one.x) >= SPACING.across || Math.abs(y - one.y) >= SPACING.down)
    )
      shown.push(one);
  return shown;
}
