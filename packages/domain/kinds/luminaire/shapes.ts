import type { LuminaireSymbol } from '../../catalogue/luminaireType.ts';
import type { RailColour } from '../../catalogue/railColour.ts';
import { radians } from '../../math/angle.ts';
import { placedAt } from '../../math/direction.ts';
import { type DrawingPoint, frameAround, framesAlong, type LabelFrame } from '../../paths/frame.ts';
import { circle, polygon } from '../../paths/outlines.ts';
import { line, type PathOutline } from '../../paths/path.ts';
import type { Deg } from '../../units.ts';
import type { PlanShape } from '../shape.ts';

export const RAIL_WIDTH = 7;

export interface Seen extends DrawingPoint {
  heading: Deg;
  forward: Deg;
  tilt: Deg;
  throwsTo?: Deg | undefined;
  reach: number;
}

/** Pens in the order of painting. */
export const LUMINAIRE_PENS = ['body', 'blackBody', 'whiteBody', 'lens', 'aim', 'throw'] as const;
export type LuminairePen = (typeof LUMINAIRE_PENS)[number];

const BODY_PENS = { black: 'blackBody', white: 'whiteBody' } as const;

interface Outlines {
  body: PathOutline[];
  lens: PathOutline[];
  aim: PathOutline[];
}

const LEAST_REACH = 8;
const TUBE = { upright: 8, level: 13 };

const placer = (spot: DrawingPoint, angle: Deg, size: number) => {
  const placed = placedAt(spot, angle);
  return (along: number, across: number): DrawingPoint => placed(size * along, size * across);
};

function bar(
  at: DrawingPoint,
  angle: Deg,
  size: number,
  from: number,
  to: number,
  half: number,
): PathOutline[] {
  const p = placer(at, angle, size);
  return [polygon(p(from, -half), p(to, -half), p(to, half), p(from, half))];
}

const frontOf = (tilt: Deg): number => TUBE.upright + TUBE.level * Math.sin(radians(tilt));
const ARROW = 16;

function spotlight(seen: Seen, size: number): Outlines {
  const { forward, tilt } = seen;
  if (tilt < 1) return { body: [circle(seen, 6.5 * size)], lens: [circle(seen, 3.5 * size)], aim: [] };
  const front = frontOf(tilt);
  const tip = front + ARROW;
  const p = placer(seen, forward, size);
  const round = { ...p(-3, -5.5), arc: { radius: 5.5 * size, isClockwise: true } };
  return {
    body: [polygon(p(-3, -5.5), p(front, -5.5), p(front, 5.5), p(-3, 5.5), round)],
    lens: bar(seen, forward, size, front - 3.2, front - 0.6, 4.2),
    aim: [line(p(front + 2, 0), p(tip, 0)), line(p(tip - 4.5, -3.2), p(tip, 0), p(tip - 4.5, 3.2))],
  };
}

const THROW = { foot: 8, length: 12 };

/** Null if the aim arrow already shows the direction. */
function throwOf(symbol: LuminaireSymbol, { forward, throwsTo, tilt }: Seen): Deg | null {
  if (throwsTo === undefined || (symbol === 'spotlight' && tilt >= 1 && throwsTo % 360 === 0)) return null;
  return forward + throwsTo;
}

const footOf = (symbol: LuminaireSymbol): number => (symbol === 'pendant' ? 13 : THROW.foot);

function throwArrow(symbol: LuminaireSymbol, seen: Seen, size: number): PathOutline[] {
  const direction = throwOf(symbol, seen);
  if (direction === null) return [];
  const p = placer(seen, direction, size);
  const foot = footOf(symbol);
  const tip = foot + THROW.length;
  return [line(p(foot, 0), p(tip - 6, 0)), polygon(p(tip - 6, -3.2), p(tip, 0), p(tip - 6, 3.2))];
}

/** Symbol of a luminaire, on every picture; without a colour its body is that of paper. */
export const luminaireShapes = (
  symbol: LuminaireSymbol,
  seen: Seen,
  size: number,
  colour?: RailColour | null,
): PlanShape<LuminairePen>[] => {
  const { body, lens, aim } = bareOutlines(symbol, seen, size);
  const shapes: PlanShape<LuminairePen>[] = [
    { pen: colour ? BODY_PENS[colour] : 'body', outlines: body },
    { pen: 'lens', outlines: lens },
    { pen: 'aim', outlines: aim },
    { pen: 'throw', outlines: throwArrow(symbol, seen, size) },
  ];
  return shapes.filter(({ outlines }) => outlines.length > 0);
};

function bareOutlines(symbol: LuminaireSymbol, seen: Seen, size: number): Outlines {
  switch (symbol) {
    case 'spotlight':
      return spotlight(seen, size);
    case 'linear': {
      const half = Math.max(LEAST_REACH, seen.reach / size);
      const lens = bar(seen, seen.heading, size, -half + 3.6, half - 3.6, 2);
      return { body: bar(seen, seen.heading, size, -half, half, 5), lens, aim: [] };
    }
    case 'pendant':
      return { body: [circle(seen, 11 * size)], lens: [circle(seen, 7.5 * size)], aim: [] };
    case 'downlight': {
      const body = bar(seen, seen.heading, size, -6.5, 6.5, 6.5);
      return { body, lens: [circle(seen, 4.5 * size)], aim: [] };
    }
  }
}

const STROKE = 0.75;

export function luminaireFrames(symbol: LuminaireSymbol, seen: Seen, size: number): LabelFrame[] {
  const direction = throwOf(symbol, seen);
  const bare = bareFrames(symbol, seen, size);
  if (direction === null) return bare;
  const placed = placedAt(seen, direction);
  const at = (along: number) => placed(size * along, 0);
  const foot = footOf(symbol);
  return [...bare, ...framesAlong(at(foot), at(foot + THROW.length), 2 * (3.2 + STROKE) * size, 6 * size)];
}

function bareFrames(symbol: LuminaireSymbol, seen: Seen, size: number): LabelFrame[] {
  const covered = (angle: Deg, from: number, to: number, half: number): LabelFrame[] => {
    const placed = placedAt(seen, angle);
    const at = (along: number) => placed(size * along, 0);
    return framesAlong(at(from), at(to), 2 * (half + STROKE) * size, 6 * size);
  };
  const square = (half: number) => [
    frameAround(seen.x, seen.y, 2 * (half + STROKE) * size, 2 * (half + STROKE) * size),
  ];
  switch (symbol) {
    case 'spotlight': {
      if (seen.tilt < 1) return square(6.5);
      const front = frontOf(seen.tilt);
      return [...covered(seen.forward, -6, front, 5.5), ...covered(seen.forward, front, front + ARROW, 3.2)];
    }
    case 'linear': {
      const half = Math.max(LEAST_REACH, seen.reach / size) + STROKE;
      return covered(seen.heading, -half, half, 5);
    }
    case 'pendant':
      return square(11);
    case 'downlight':
      return covered(seen.heading, -6.5, 6.5, 6.5);
  }
}
