import type { Lux, Px } from '@lumitor/domain/units';

const SPACING: { across: Px; down: Px } = { across: 38, down: 18 };

interface Figure {
  x: Px;
  y: Px;
  lux: Lux;
}

export function separateFigures(figures: readonly Figure[]): Figure[] {
  const shown: Figure[] = [];
  for (const figure of figures)
    if (
      shown.every(
        ({ x, y }) => Math.abs(x - figure.x) >= SPACING.across || Math.abs(y - figure.y) >= SPACING.down,
      )
    )
      shown.push(figure);
  return shown;
}
