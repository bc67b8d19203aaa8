import type { DrawnLuminaire } from '../drawing/drawnLuminaires.ts';
import { luminaireFrames, RAIL_WIDTH, symbolOutlines } from '../drawing/luminaireSymbol.ts';
import { frameAround, type LabelFrame } from '../paths/frame.ts';
import { circle, polygon, rectangleOutline } from '../paths/outlines.ts';
import { line, type PathOutline } from '../paths/path.ts';
import type { Cm, Deg } from '../units.ts';

const RAIL: Cm = 4;
const SIZE = RAIL / RAIL_WIDTH;

const ORIGIN = { x: 0, y: 0 };
const p = (x: number, y: number) => ({ x, y });

export function luminaireOutlines({
  symbol,
  tilt,
  reach,
  turn,
  throwsTo,
}: Pick<DrawnLuminaire, 'symbol' | 'tilt' | 'reach' | 'turn' | 'throwsTo'>): PathOutline[] {
  const forward = symbol === 'spotlight' ? 0 : turn;
  const { body, lens, aim } = symbolOutlines(
    symbol,
    { ...ORIGIN, heading: 0, forward, throwsTo, tilt, reach },
    SIZE,
  );
  return [...body, ...lens, ...aim];
}

export const headingOfSymbol = ({ symbol, heading, turn }: DrawnLuminaire): Deg =>
  symbol === 'spotlight' ? heading + turn : heading;

export const dxfLuminaireCovers = (luminaire: DrawnLuminaire): LabelFrame[] =>
  luminaireFrames(luminaire.symbol, { ...luminaire, forward: luminaire.heading + luminaire.turn }, SIZE);

/** cm, x along the rail. */
export const DXF_SYMBOLS = {
  straight: { half: 3, outlines: [line(p(0, -3), p(0, 3))] },
  angle: { half: 3, outlines: [circle(ORIGIN, 3)] },
  t: { half: 3, outlines: [circle(ORIGIN, 3), line(p(-2, 0), p(2, 0)), line(p(0, -2), p(0, 2))] },
  cap: { half: 5, outlines: [line(p(0, -5), p(0, 5))] },
  cut: { half: 5, outlines: [line(p(-1, -5), p(-1, 5)), line(p(1, -5), p(1, 5))] },
  feed: {
    half: 3,
    outlines: [rectangleOutline(-3, -3, 6, 6), line(p(0.6, -2.2), p(-1.2, 0.4), p(1.2, -0.4), p(-0.6, 2.2))],
  },
  /** IEC 60617. */
  supply: {
    half: 9,
    outlines: [
      rectangleOutline(-9, -9, 18, 18),
      line(p(-9, 9), p(9, -9)),
      line(
        p(-7, -4),
        { ...p(-4.5, -4), arc: { radius: 1.25, isClockwise: true } },
        {
          ...p(-2, -4),
          arc: { radius: 1.25, isClockwise: false },
        },
      ),
      line(p(2, 4), p(7, 4)),
      line(p(2, 6), p(7, 6)),
    ],
  },
  gateway: {
    half: 8,
    outlines: [polygon(p(-8, -6), p(8, -6), p(8, 6), p(-8, 6)), line(p(-8, 0), p(8, 0)), circle(ORIGIN, 3)],
  },
} as const satisfies Record<string, { half: number; outlines: readonly PathOutline[] }>;

export const symbolFrame = ({ x, y }: { x: number; y: number }, half: number): LabelFrame =>
  frameAround(x, y, 2 * half, 2 * half);
