import { arrowShape, originShape } from '../dimensions/index.ts';
import type { DrawnLuminaire } from '../drawing/drawnLuminaires.ts';
import { luminaireFrames, luminaireShapes } from '../kinds/luminaire/shapes.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { capShape, jointShapes, type RailPoint, type RailSymbols } from '../kinds/rail/shapes.ts';
import { type SignPlace, signFrame } from '../kinds/signSizes.ts';
import { signOf } from '../kinds/signs.ts';
import { placedAt } from '../math/direction.ts';
import type { LabelFrame } from '../paths/frame.ts';
import { circle, polygon } from '../paths/outlines.ts';
import type { Mm } from '../units.ts';
import { centred, type PaperMark, type PaperPath, path } from './marks.ts';
import { paperPaths } from './paperPens.ts';

const UNIT = 0.16;
export const BALL: Mm = 1.8;

const placer = (at: RailPoint) => placedAt(at, at.heading);

const PARTS: RailSymbols = {
  seam: { half: 1.3 },
  cap: { half: 1.4 },
  node: (kind, at) => {
    const p = placer(at);
    return kind === 't' ? polygon(p(-1, -1), p(1, -1), p(1, 1), p(-1, 1)) : null;
  },
};

export const railJoint = (at: Parameters<typeof jointShapes>[0]): PaperMark[] =>
  paperPaths(jointShapes(at, PARTS));
export const cap = (at: RailPoint): PaperMark[] => paperPaths([capShape(at, PARTS)]);

const SIGN = 0.2;

export function sign(place: SignPlace): PaperMark[] {
  const { gaps, solid, bolts, boxes, lines } = signOf(place, SIGN);
  const marks = [
    path(gaps, { fill: 'paper' }),
    path(solid, { fill: 'ink' }),
    path(bolts, { fill: 'paper' }),
    path(boxes, { pen: 'symbol', fill: 'paper' }),
    path(lines, { pen: place.kind === 'cut' ? 'edge' : 'thin' }),
  ];
  return marks.filter(({ outlines }) => outlines.length > 0).map((mark) => ({ ...mark, sign: place.kind }));
}

export const signCovers = (place: SignPlace): LabelFrame => signFrame(place, SIGN, 0.1);

type PaperLuminaire = RailPoint & Pick<DrawnLuminaire, 'symbol' | 'turn' | 'tilt' | 'reach' | 'throwsTo'>;

export function luminaire(seen: PaperLuminaire): PaperMark[] {
  const { symbol, heading, turn, tilt } = seen;
  const sign = symbol === 'spotlight' && tilt < 1 ? 'upright' : symbol;
  return luminaireShapes(symbol, { ...seen, forward: heading + turn }, UNIT).flatMap((shape) => {
    // Its lens would fill the body.
    if (symbol === 'linear' && shape.pen === 'lens') return [];
    return paperPaths([shape], shape.pen === 'body' ? { sign } : {});
  });
}

export const luminaireCovers = (seen: PaperLuminaire): LabelFrame[] =>
  luminaireFrames(seen.symbol, { ...seen, forward: seen.heading + seen.turn }, UNIT);

const BALL_TEXT = [2.2, 2, 1.55];

export const ball = (text: string, at: Point): PaperMark[] => [
  path(circle(at, BALL), { pen: 'thin', fill: 'paper', sign: 'part' }),
  centred(text, BALL_TEXT[Math.min(text.length, BALL_TEXT.length) - 1] ?? 2.2, at),
];

export const origin = (at: Point): PaperPath[] => paperPaths([originShape(at, 1)]);

export const arrowHead = (at: RailPoint): PaperPath[] => paperPaths([arrowShape(at, 1)]);
