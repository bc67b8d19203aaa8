import type { DrawnLuminaire } from '../drawing/drawnLuminaires.ts';
import type { RailPoint } from '../drawing/installationDrawing.ts';
import { luminaireFrames, symbolOutlines } from '../drawing/luminaireSymbol.ts';
import { type SignPlace, signFrame, signOf } from '../kinds/signs.ts';
import type { Point } from '../layout/heading.ts';
import { placedAt } from '../math/direction.ts';
import type { LabelFrame } from '../paths/frame.ts';
import { circle, polygon } from '../paths/outlines.ts';
import { line } from '../paths/path.ts';
import type { Mm } from '../units.ts';
import { centred, type PaperMark, type PaperPath, type PaperPen, path, type Sign } from './marks.ts';

const UNIT = 0.16;
export const BALL: Mm = 1.8;

const placer = (at: RailPoint) => placedAt(at, at.heading);

const across = (at: RailPoint, half: Mm, pen: PaperPen, sign: Sign): PaperPath => {
  const p = placer(at);
  return path(line(p(0, -half), p(0, half)), { pen, sign });
};
export const seam = (at: RailPoint): PaperPath => across(at, 1.3, 'seam', 'seam');
export const cap = (at: RailPoint): PaperPath => across(at, 1.4, 'frame', 'cap');

export const node = (at: RailPoint): PaperPath => {
  const p = placer(at);
  return path(polygon(p(-1, -1), p(1, -1), p(1, 1), p(-1, 1)), { fill: 'ink', sign: 't' });
};

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

type SeenLuminaire = RailPoint & Pick<DrawnLuminaire, 'symbol' | 'turn' | 'tilt' | 'reach' | 'throwsTo'>;

export function luminaire(seen: SeenLuminaire): PaperMark[] {
  const { symbol, heading, turn } = seen;
  const aimed = { ...seen, forward: heading + turn };
  const { body, lens, aim } = symbolOutlines(symbol, { ...aimed, throwsTo: undefined }, UNIT);
  const thrown = symbolOutlines(symbol, aimed, UNIT).aim.slice(aim.length);
  return [
    path(body, {
      pen: 'symbol',
      fill: 'paper',
      sign: symbol === 'spotlight' && aim.length === 0 ? 'upright' : symbol,
    }),
    ...(symbol === 'linear' ? [] : [path(lens, { pen: 'thin' })]),
    ...(aim.length > 0 ? [path(aim, { pen: 'thin' })] : []),
    ...(thrown.length > 0 ? [path(thrown, { pen: 'thin', sign: 'throw' })] : []),
  ];
}

export const luminaireCovers = (seen: SeenLuminaire): LabelFrame[] =>
  luminaireFrames(seen.symbol, { ...seen, forward: seen.heading + seen.turn }, UNIT);

const BALL_TEXT = [2.2, 2, 1.55];

export const ball = (text: string, at: Point): PaperMark[] => [
  path(circle(at, BALL), { pen: 'thin', fill: 'paper', sign: 'part' }),
  centred(text, BALL_TEXT[Math.min(text.length, BALL_TEXT.length) - 1] ?? 2.2, at),
];

export const origin = (at: Point): PaperPath =>
  path(circle(at, 0.7), { pen: 'seam', fill: 'paper', sign: 'dimension' });

export const arrowHead = (at: RailPoint): PaperPath => {
  const p = placer(at);
  return path(polygon(p(-1.6, -0.45), p(0, 0), p(-1.6, 0.45)), { fill: 'ink' });
};
