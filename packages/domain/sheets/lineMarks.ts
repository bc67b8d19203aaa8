import type { CableRoute } from '../drawing/installationDrawing.ts';
import type { DrawingPoint } from '../paths/frame.ts';
import { line } from '../paths/path.ts';
import type { Mm } from '../units.ts';
import { type PaperMark, type PaperPath, type PaperText, path, words } from './marks.ts';

export interface LineColumns {
  left: Mm;
  mains: Mm;
  supply: Mm;
  out: Mm;
  bus: Mm;
  buses: Mm;
  zone: Mm;
  feed: Mm;
  spine: Mm;
  right: Mm;
}

export const SMALL_MARK: Mm = 2.1;
export const LARGE_MARK: Mm = 2.5;

const written =
  (size: Mm, look: Pick<PaperText, 'isBold' | 'ink'>) =>
  (text: string, x: Mm, y: Mm, align: PaperText['align'] = 'start'): PaperText =>
    words(text, size, { x, y }, { align, ...look });

export const small = written(SMALL_MARK, {});
export const soft = written(SMALL_MARK, { ink: 'soft' });
export const bold = written(SMALL_MARK, { isBold: true });
export const large = written(LARGE_MARK, { isBold: true });

export const CABLE_LINES: Record<
  CableRoute['kind'],
  Pick<PaperPath, 'pen' | 'isDashed' | 'isChain' | 'sign'>
> = {
  feed: { pen: 'thin', isDashed: true, sign: 'cable' },
  bus: { pen: 'thin', isChain: true, sign: 'bus' },
};

export const busLine = (from: DrawingPoint, to: DrawingPoint): PaperMark =>
  path(line(from, to), { pen: 'seam', isChain: true, sign: 'bus' });
