import type { DrawnLuminaire } from '../drawing/drawnLuminaires.ts';
import { luminaireFrames, luminaireShapes, RAIL_WIDTH } from '../kinds/luminaire/shapes.ts';
import { frameAround, type LabelFrame } from '../paths/frame.ts';
import { circle } from '../paths/outlines.ts';
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
  const seen = { ...ORIGIN, heading: 0, forward, throwsTo, tilt, reach };
  return luminaireShapes(symbol, seen, SIZE).flatMap(({ outlines }) => outlines);
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
} as const satisfies Record<string, { half: number; outlines: readonly PathOutline[] }>;

export const symbolFrame = ({ x, y }: { x: number; y: number }, half: number): LabelFrame =>
  frameAround(x, y, 2 * half, 2 * half);
