import {
  type BendDimension,
  type DimensionSurface,
  type LinearDimension,
  type MissingDimension,
  placeAside,
  placeBend,
  placePlanChains,
  placeRailDimensions,
  sheetsBy,
} from '../dimensions/index.ts';
import type { TileGrid } from '../drawing/boundedPlacer.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { across } from '../drawing/labelPlaces.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { textWidth } from '../sheets/textWidth.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Cm, Mm } from '../units.ts';
import { drawDimension } from './dimensions.ts';
import { type Drawer, TEXT, TYPE_SIZE } from './pen.ts';

const LINE = 1.2;
const PITCH = 1.28;
const GAP: Mm = 0.8;
const RAIL: Cm = 10;

function surfaceOf({ placer, lines, mm, language }: Drawer): DimensionSurface {
  const known = new Map<Cm, string>();
  const figure = (length: Cm): string => {
    const words = known.get(length) ?? formatNumber(length, language);
    known.set(length, words);
    return words;
  };
  const widthOf = (words: string) => textWidth(words, TYPE_SIZE * mm);
  return {
    placer,
    lines,
    mm,
    cm: 1,
    widthOf,
    pitch: PITCH * TEXT * mm,
    rise: (GAP + TEXT / 2) * mm,
    figure,
    height: LINE * TEXT * mm,
    drop: 0,
  };
}

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
          : placeAside(
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

export function measureAround(drawing: InstallationDrawing, drawer: Drawer): MissingDimension[] {
  const { placed, missing } = placePlanChains(surfaceOf(drawer), drawing);
  for (const one of placed) drawDimension(drawer, one);
  return missing;
}
