import type { Vector } from '../math/points.ts';
import { type DxfEntity, dxfEntity, isSeenOnly } from './dxfEntity.ts';
import { brokenAt, MAX_SEEN } from './dxfFault.ts';
import { type DxfRecord, dxfRecords } from './dxfRecord.ts';
import { type Tint, tintOfIndex, tintOfRgb } from './tint.ts';

export interface DxfBlock {
  name: string;
  base: Vector;
  entities: DxfEntity[];
}

export interface DxfLayer {
  name: string;
  isShown: boolean;
  tint: Tint;
}

/** What is read of a DXF file; names are keys in small letters, since programs take them so. */
export interface DxfDocument {
  /** $INSUNITS and $MEASUREMENT; null where the file has none. */
  units: number | null;
  measurement: number | null;
  layers: Map<string, DxfLayer>;
  blocks: Map<string, DxfBlock>;
  entities: DxfEntity[];
}

/** Variables stand in one record: their names in groups 9, the figure in the group after. */
function readHeader(header: DxfRecord, document: DxfDocument): void {
  const figureOf = (name: string): number | null => {
    const index = header.values.findIndex((value, at) => header.codes[at] === 9 && value.trim() === name);
    return index >= 0 && header.codes[index + 1] === 70 ? header.figureAt(index + 1) : null;
  };
  document.units = figureOf('$INSUNITS');
  document.measurement = figureOf('$MEASUREMENT');
}

/** On it programs keep the points of dimensions, and never print it. */
const NEVER_PRINTED = 'defpoints';

function readLayer(record: DxfRecord, { layers }: DxfDocument): void {
  const name = record.text(2);
  const colour = record.figure(62, 7);
  const isShown = colour >= 0 && !record.has(1) && name.toLowerCase() !== NEVER_PRINTED;
  const tint = record.codes.includes(420) ? tintOfRgb(record.figure(420)) : tintOfIndex(Math.abs(colour));
  layers.set(name.toLowerCase(), { name, isShown, tint });
}

/** Gathers what is drawn in one place; a polyline is known once the last of its corners is. @param seen words and fills so far */
function gatherer(entities: DxfEntity[], seen: { count: number }) {
  let waiting: { record: DxfRecord; corners: DxfRecord[] } | null = null;
  const end = () => {
    if (waiting && isSeenOnly(waiting.record)) seen.count += 1;
    const isLeft = waiting && isSeenOnly(waiting.record) && seen.count > MAX_SEEN;
    const entity = waiting && !isLeft && dxfEntity(waiting.record, waiting.corners);
    if (entity) entities.push(entity);
    waiting = null;
  };
  const take = (record: DxfRecord) => {
    if (record.type === 'VERTEX') return waiting?.corners.push(record);
    end();
    waiting = { record, corners: [] };
  };
  return { take, end };
}

/**
 * Reads a DXF text: units, layers, blocks and what is drawn (D73).
 * @throws UnreadableDxf where it is not as DXF is written, or a section does not end
 */
export function readDxfDocument(text: string): DxfDocument {
  const document: DxfDocument = {
    ...{ units: null, measurement: null, layers: new Map(), blocks: new Map(), entities: [] },
  };
  const seen = { count: 0 };
  let section: string | null = null;
  let drawn: ReturnType<typeof gatherer> | null = null;
  let last = 1;
  const endDrawn = () => {
    drawn?.end();
    drawn = null;
  };
  for (const record of dxfRecords(text)) {
    last = record.line;
    if (record.type === 'EOF') break;
    if (record.type === 'SECTION') {
      section = record.text(2).toUpperCase();
      if (section === 'HEADER') readHeader(record, document);
      if (section === 'ENTITIES') drawn = gatherer(document.entities, seen);
    } else if (record.type === 'ENDSEC') {
      endDrawn();
      section = null;
    } else if (section === 'TABLES' && record.type === 'LAYER') readLayer(record, document);
    else if (section === 'BLOCKS' && record.type === 'BLOCK') {
      const base = { x: record.figure(10, 0), y: record.figure(20, 0) };
      const block: DxfBlock = { name: record.text(2), base, entities: [] };
      document.blocks.set(block.name.toLowerCase(), block);
      drawn = gatherer(block.entities, seen);
    } else if (record.type === 'ENDBLK') endDrawn();
    else drawn?.take(record);
  }
  if (section !== null) throw brokenAt(last);
  return document;
}
