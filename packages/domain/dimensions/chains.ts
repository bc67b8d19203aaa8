import { spreadAlong } from '../drawing/labelPlaces.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { append, itemAt } from '../math/lists.ts';
import { areFramesDisjoint, type LabelFrame } from '../paths/frame.ts';
import type { Cm, Mm } from '../units.ts';
import { type LinearDimension, strokesAt } from './linear.ts';
import {
  DIMENSION,
  type DimensionSurface,
  type DimensionText,
  framesOfFigure,
  framesOfLine,
  type Line,
  takeFigures,
} from './surface.ts';

export type ChainSide = 'x' | 'y';

const GAP: Mm = 3.5;
const STEP: Mm = 6;
const INWARD: Mm = 2.5;
const LED: Mm = 4.2;

interface Segment {
  from: number;
  to: number;
  words: string;
  width: number;
  inline: boolean;
}

/**
 * Chain on one line. Figures too long for their segments are led out and spread. Null if any figure has no
 * room.
 */
function layChain(
  surface: DimensionSurface,
  side: ChainSide,
  at: number,
  places: readonly Cm[],
): { dimensions: LinearDimension[]; frames: LabelFrame[]; texts: LabelFrame[]; top: number } | null {
  const { mm, cm, figure, placer, pitch, rise } = surface;
  const isX = side === 'x';
  const point = (along: number, across: number): Point =>
    isX ? { x: along, y: across } : { x: across, y: along };
  const segments = places.slice(1).map((to, index): Segment => {
    const from = itemAt(places, index);
    const words = figure(to - from);
    const width = surface.widthOf(words);
    return { from: from * cm, to: to * cm, words, width, inline: (to - from) * cm >= width + 2 * mm };
  });
  const led = segments.filter(({ inline }) => !inline);
  const [first, last] = [itemAt(places, 0) * cm, itemAt(places, places.length - 1) * cm];
  const spots = spreadAlong(
    led.map(({ from, to }) => (from + to) / 2 - first),
    last - first,
    pitch,
  ).map((spot) => spot + first);
  const angle = isX ? 0 : -90;
  const dimensions: LinearDimension[] = [];
  const [frames, texts]: [LabelFrame[], LabelFrame[]] = [[], []];
  let top = at;
  for (const segment of segments) {
    const { from, to, words, width, inline } = segment;
    const line: Line = [point(from, at), point(to, at)];
    if (!framesOfLine(surface, ...line).every((frame) => placer.isOnOpenTiles(frame))) return null;
    const strokes = strokesAt(
      surface,
      line.map((end) => ({ point: end, heading: isX ? 0 : 90 })),
    );
    const leads = line.map(
      (end): Line => [
        point(isX ? end.x : end.y, at + INWARD * mm),
        point(isX ? end.x : end.y, at - DIMENSION.beyond * mm),
      ],
    );
    const middle = (from + to) / 2;
    const room = Math.max(0, (to - from - width) / 2 - mm);
    const spot = inline ? middle : itemAt(spots, led.indexOf(segment));
    const ledMiddle = at - LED * mm - width / 2;
    const textsFor: DimensionText[] = inline
      ? // Off the middle, if a tile edge runs through it.
        [0, 0.5, -0.5, 1, -1].map((part) => ({
          middle: point(middle + part * room, at - rise),
          angle,
          words,
        }))
      : [0, 0.5, -0.5, 1, -1, 2, -2].map((part) => ({
          middle: point(spot + part * pitch, ledMiddle),
          angle: isX ? -90 : 0,
          words,
        }));
    const found = textsFor.find((text) => {
      const covered = framesOfFigure(surface, text);
      return covered.every(
        (frame) => placer.isFree(frame) && texts.every((other) => areFramesDisjoint(other, frame)),
      );
    });
    if (!found) return null;
    const toText: Line[] = inline
      ? []
      : [[point(middle, at), point(isX ? found.middle.x : found.middle.y, at - (LED - 0.4) * mm)]];
    for (const frame of framesOfFigure(surface, found)) {
      texts.push(frame);
      top = Math.min(top, isX ? frame.top : frame.left);
    }
    append(
      frames,
      [line, ...strokes, ...leads, ...toText].flatMap((one) => framesOfLine(surface, ...one)),
    );
    const measured: Line = [point(from, at + INWARD * mm), point(to, at + INWARD * mm)];
    dimensions.push({ kind: 'linear', measured, line, leads, strokes, toText, text: found, isShort: true });
  }
  if (texts.some((text) => frames.some((frame) => !areFramesDisjoint(text, frame)))) return null;
  return { dimensions, frames, texts, top };
}

export interface Chains {
  x: readonly Cm[];
  y: readonly Cm[];
}

export interface PlacedChains {
  dimensions: LinearDimension[];
  missing: ChainSide[];
}

export function placeChains(surface: DimensionSurface, chains: Chains): PlacedChains {
  const { placer, mm } = surface;
  const placed: PlacedChains = { dimensions: [], missing: [] };
  const { bounds } = placer;
  if (!bounds) return placed;
  for (const side of ['x', 'y'] as const) {
    const places = chains[side];
    const [first, last] = [places[0], places.at(-1)];
    if (first === undefined || last === undefined || places.length < 2) continue;
    let at = (side === 'x' ? bounds.top : bounds.left) - GAP * mm;
    const rows = places.length > 2 ? [places, [first, last]] : [[first, last]];
    for (const row of rows) {
      const chain = layChain(surface, side, at, row);
      if (!chain) {
        if (!placed.missing.includes(side)) placed.missing.push(side);
        continue;
      }
      for (const frame of chain.frames) placer.takeLine(frame);
      takeFigures(surface, chain.texts);
      append(placed.dimensions, chain.dimensions);
      at = Math.min(at - STEP * mm, chain.top - (GAP - 1) * mm);
    }
  }
  return placed;
}
