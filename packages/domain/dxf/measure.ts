import {
  type BendDimension,
  type DimensionSurface,
  type LinearDimension,
  type MissingDimension,
  placeBend,
  placeBeside,
  placePlanChains,
  placeRailDimensions,
  sheetsBy,
} from '../dimensions/index.ts';
import type { TileGrid } from '../drawing/boundedPlacer.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { across } from '../drawing/labelPlaces.ts';
import { pointAt } from '../layout/axis.ts';
import { headingAt } from '../layout/headingAt.ts';
import { textWidth } from '../sheets/textWidth.ts';
import { formatNumber } from '../translation/figures.ts';
import { drawDimension } from './dimensions.ts';
import { type Drawer, TEXT, TYPE_SIZE } from './pen.ts';

/** Figures have no descenders: parts of the height of capitals that their line takes, and the pitch of lines. */
const LINE = 1.2;
const PITCH = 1.28;
/** Millimetres between a dimension line and a figure over it. */
const GAP = 0.8;
/** Centimetres that a rail and the luminaires on it cover from its axis. */
const RAIL = 10;

/** The model as what dimensions are placed on. */
function surfaceOf({ placer, lines, mm, language }: Drawer): DimensionSurface {
  // Numbers are slow to write, and most lengths are written many times.
  const known = new Map<number, string>();
  const figure = (centimetres: number): string => {
    const words = known.get(centimetres) ?? formatNumber(centimetres, language);
    known.set(centimetres, words);
    return words;
  };
  const widthOf = (words: string) => textWidth(words, TYPE_SIZE * mm);
  return {
    ...{ placer, lines, mm, cm: 1, widthOf },
    ...{ pitch: PITCH * TEXT * mm, rise: (GAP + TEXT / 2) * mm },
    figure,
    height: LINE * TEXT * mm,
    drop: 0,
  };
}

/** Measures distances of rails and everything on them, as on paper, and the length of each piece of rail. */
export function measureRails(
  drawing: InstallationDrawing,
  drawer: Drawer,
  grid: TileGrid | undefined,
): MissingDimension[] {
  const surface = surfaceOf(drawer);
  const railInset = Math.max(RAIL, 2 * drawer.mm);
  const sheetOf = grid && sheetsBy(grid.xs, grid.ys);
  const { placed, missing } = placeRailDimensions({ drawing, surface, railInset, sheetOf });
  const pieces = drawing.rails.flatMap(({ axis, pieces: own }) =>
    own.flatMap(({ from, to }): (BendDimension | LinearDimension)[] => {
      const piece =
        axis.kind === 'arc'
          ? placeBend(surface, axis, from, to)
          : placeBeside(
              surface,
              { from: pointAt(axis, from), to: pointAt(axis, to), length: to - from },
              across(headingAt(axis, 0)),
            );
      return piece ? [piece] : [];
    }),
  );
  for (const one of [...placed, ...pieces]) drawDimension(drawer, one);
  return missing;
}

/** Measures from wall to wall and rail to rail around the plan, as on paper. */
export function measureAround(drawing: InstallationDrawing, drawer: Drawer): MissingDimension[] {
  const { placed, missing } = placePlanChains(surfaceOf(drawer), drawing);
  for (const one of placed) drawDimension(drawer, one);
  return missing;
}
