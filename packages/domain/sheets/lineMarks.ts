import type { Spot } from '../drawing/frame.ts';
import type { CableRoute } from '../drawing/installationDrawing.ts';
import { line } from '../drawing/path.ts';
import { type PaperMark, type PaperPath, type PaperText, path, words } from './marks.ts';

/** Places across a single line, in millimetres: mains, supplies, their way out, buses, zones, their feeds and rails. */
export interface LineColumns {
  left: number;
  mains: number;
  /** Middles of their boxes. */
  supply: number;
  out: number;
  /** Of the first, and from one to the next. */
  bus: number;
  buses: number;
  zone: number;
  feed: number;
  /** Where the rails of a part are joined to its feeds. */
  spine: number;
  right: number;
}

/** Of the type on a single line, in millimetres. */
export const SMALL = 2.1;
export const LARGE = 2.5;

const written =
  (size: number, look: Pick<PaperText, 'isBold' | 'ink'>) =>
  (text: string, x: number, y: number, align: PaperText['align'] = 'start'): PaperText =>
    words(text, size, { x, y }, { align, ...look });

export const small = written(SMALL, {});
export const soft = written(SMALL, { ink: 'soft' });
export const bold = written(SMALL, { isBold: true });
/** Names of what is drawn. */
export const large = written(LARGE, { isBold: true });

/** Lines of cables on a plan. */
export const CABLE_LINES: Record<
  CableRoute['kind'],
  Pick<PaperPath, 'pen' | 'isDashed' | 'isChain' | 'sign'>
> = {
  feed: { pen: 'thin', isDashed: true, sign: 'cable' },
  bus: { pen: 'thin', isChain: true, sign: 'bus' },
};

export const busLine = (from: Spot, to: Spot): PaperMark =>
  path(line(from, to), { pen: 'seam', isChain: true, sign: 'bus' });
