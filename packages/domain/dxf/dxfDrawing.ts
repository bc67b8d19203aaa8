import type { LabelFrame } from '../paths/frame.ts';
import type { Mm } from '../units.ts';
import type { Entity } from './entities.ts';
import { type Tag, tagLines, tags } from './tags.ts';

export interface DxfLayer {
  name: string;
  colour: number;
  /** Hundredths of a millimetre. */
  weight: number;
  isPlotted: boolean;
  /** Off: kept in the file, not shown. */
  isOff?: boolean;
}

/** y up from the lower left corner. */
export interface DxfSheet {
  name: string;
  width: Mm;
  height: Mm;
  entities: readonly Entity[];
}

export interface DxfDrawing {
  layers: readonly DxfLayer[];
  blocks: ReadonlyMap<string, readonly Entity[]>;
  model: readonly Entity[];
  sheets: readonly DxfSheet[];
  bounds: LabelFrame;
  scale: number;
  comma: string;
}

export type NewHandle = () => string;

export interface Space {
  name: string;
  /** Blocks have no layout. */
  record: string;
  layout: string | null;
  entities: readonly Entity[];
  isPaper: boolean;
}

export const section = (name: string, content: readonly Tag[]): readonly Tag[] =>
  tags`0 SECTION 2 ${name} ${content} 0 ENDSEC`;

/** The tags of a large section are never all in memory. */
export const writtenSection = (name: string, content: readonly string[]): string =>
  [tagLines(tags`0 SECTION 2 ${name}`), ...content, tagLines(tags`0 ENDSEC`)].join('');
