import type { Frame } from '../drawing/frame.ts';
import type { Entity } from './entities.ts';
import { linesOf, type Tag, tags } from './tags.ts';

export interface DxfLayer {
  name: string;
  /** By the index that CAD programs have. */
  colour: number;
  /** In hundredths of a millimetre, of those that there are. */
  weight: number;
  isPlotted: boolean;
}

/** A sheet of paper: what lies on it, in millimetres, y up from its lower left corner. */
export interface DxfSheet {
  name: string;
  width: number;
  height: number;
  entities: readonly Entity[];
}

export interface DxfDrawing {
  layers: readonly DxfLayer[];
  blocks: ReadonlyMap<string, readonly Entity[]>;
  /** To scale, in centimetres. */
  model: readonly Entity[];
  sheets: readonly DxfSheet[];
  /** Around the model, y down. */
  bounds: Frame;
  /** That its texts are sized for: 50 is 1 : 50. */
  scale: number;
  /** What stands before decimals. */
  comma: string;
}

/** The next handle, in hexadecimal. */
export type NewHandle = () => string;

/** What entities are owned by: the model, a sheet, or a block. */
export interface Space {
  name: string;
  /** Handles of its record and of its layout; a block of its own has none. */
  record: string;
  layout: string | null;
  entities: readonly Entity[];
  isPaper: boolean;
}

export const section = (name: string, content: readonly Tag[]): readonly Tag[] =>
  tags`0 SECTION 2 ${name} ${content} 0 ENDSEC`;

/** A section whose content is written already: tags of a large one are never all in memory. */
export const writtenSection = (name: string, content: readonly string[]): string =>
  [linesOf(tags`0 SECTION 2 ${name}`), ...content, linesOf(tags`0 ENDSEC`)].join('');
