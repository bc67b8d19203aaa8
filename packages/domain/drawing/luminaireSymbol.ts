import type { LuminaireSymbol } from '../catalogue/luminaireType.ts';
import { placedAt, radians } from '../math/angle.ts';
import { type Frame, frameAround, framesAlong, type Spot } from './frame.ts';

/** Of a rail, in the units that symbols are drawn in. */
export const RAIL_WIDTH = 7;

/** A luminaire as it is seen from above. Angles in degrees, clockwise from east. */
export interface Seen extends Spot {
  /** Along the rail. */
  heading: number;
  /** To where it is turned. */
  forward: number;
  tilt: number;
  /** Half its length along the rail, in what `size` is a part of. */
  reach: number;
}

/** A plan symbol as SVG paths: the body, what shines of it, and where it is aimed. */
export interface SymbolPaths {
  body: string;
  lens: string;
  aim: string;
}

/** The shortest body that a linear luminaire is drawn with, from its middle. */
const LEAST_REACH = 8;
/** A spotlight's tube, from the rail to its front, straight down and level. */
const TUBE = { upright: 8, level: 13 };

const round = (value: number): number => Math.round(value * 100) / 100;

/** Writes points of a symbol's own axes as they lie on the drawing. */
const placer = (spot: Spot, angle: number, size: number) => {
  const placed = placedAt(spot, angle);
  return (along: number, across: number): string => {
    const { x, y } = placed(size * along, size * across);
    return `${round(x)} ${round(y)}`;
  };
};

function circle({ x, y }: Spot, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function bar(at: Spot, angle: number, size: number, from: number, to: number, half: number): string {
  const p = placer(at, angle, size);
  return `M${p(from, -half)}L${p(to, -half)}L${p(to, half)}L${p(from, half)}Z`;
}

const frontOf = (tilt: number): number => TUBE.upright + TUBE.level * Math.sin(radians(tilt));
/** From a spotlight's front to the tip of its arrow. */
const ARROW = 16;

function spotlight(seen: Seen, size: number): SymbolPaths {
  const { forward, tilt } = seen;
  const front = frontOf(tilt);
  const p = placer(seen, forward, size);
  const r = round(5.5 * size);
  const body = `M${p(-3, -5.5)}L${p(front, -5.5)}L${p(front, 5.5)}L${p(-3, 5.5)}A${r} ${r} 0 0 1 ${p(-3, -5.5)}Z`;
  if (tilt < 1) return { body: circle(seen, 6.5 * size), lens: circle(seen, 3.5 * size), aim: '' };
  const tip = front + ARROW;
  return {
    body,
    lens: bar(seen, forward, size, front - 3.2, front - 0.6, 4.2),
    aim: `M${p(front + 2, 0)}L${p(tip, 0)}M${p(tip - 4.5, -3.2)}L${p(tip, 0)}L${p(tip - 4.5, 3.2)}`,
  };
}

/** @param size of a unit of the symbol: a rail is 7 of them wide */
export function luminaireSymbol(symbol: LuminaireSymbol, seen: Seen, size: number): SymbolPaths {
  switch (symbol) {
    case 'spotlight':
      return spotlight(seen, size);
    case 'linear': {
      const half = Math.max(LEAST_REACH, seen.reach / size);
      const lens = bar(seen, seen.heading, size, -half + 3.6, half - 3.6, 2);
      return { body: bar(seen, seen.heading, size, -half, half, 5), lens, aim: '' };
    }
    case 'pendant':
      return { body: circle(seen, 11 * size), lens: circle(seen, 7.5 * size), aim: '' };
    case 'downlight':
      return { body: bar(seen, seen.heading, size, -6.5, 6.5, 6.5), lens: circle(seen, 4.5 * size), aim: '' };
  }
}

/** Of a symbol's outline to either side. */
const STROKE = 0.75;

/** What a symbol covers, its arrow too. @param size of a unit of the symbol */
export function luminaireFrames(symbol: LuminaireSymbol, seen: Seen, size: number): Frame[] {
  const covered = (angle: number, from: number, to: number, half: number): Frame[] => {
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
