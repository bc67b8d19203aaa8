import type { Vector } from '../math/points.ts';
import { type DimensionStyle, type WrittenLength, writtenLength } from './dxfDimension.ts';
import { type DxfEntity, dxfEntity, isSeenOnly } from './dxfEntity.ts';
import { brokenAt, MAX_SEEN, UnreadableDxf } from './dxfFault.ts';
import { DxfLinks } from './dxfLinks.ts';
import { type DxfRecord, dxfRecords } from './dxfRecord.ts';
import { Omissions } from './omissions.ts';
import { type Tint, tintOfIndex, tintOfRgb } from './tint.ts';

export interface DxfSpace {
  entities: DxfEntity[];
  omissions: Omissions;
}

export interface DxfBlock extends DxfSpace {
  name: string;
  base: Vector;
  /** Null: this file. */
  reference: string | null;
}

export interface ReadDxfLayer {
  name: string;
  isShown: boolean;
  /** Hides blocks inserted on the layer as a whole. */
  isFrozen: boolean;
  tint: Tint;
}

/** Keys are in lower case, as CAD programs compare names. */
export interface DxfDocument extends DxfSpace {
  units: number | null;
  measurement: number | null;
  isInFeet: boolean;
  dimensionStyles: Map<string, DimensionStyle>;
  lengths: WrittenLength[];
  layers: Map<string, ReadDxfLayer>;
  /** Files need not list their layers. */
  layerNames: Map<string, string>;
  blocks: Map<string, DxfBlock>;
  multilineStyles: Map<string, number>;
  links: DxfLinks;
  damagedAt: number | null;
}

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableDxf) return null;
    throw error;
  }
}

const IN_FEET: ReadonlySet<number | null> = new Set([3, 4]);

/** Variables share one record: their names in groups 9, the value in the next group. */
function readHeader(header: DxfRecord, document: DxfDocument): void {
  const figureOf = (name: string): number | null => {
    const index = header.values.findIndex((value, at) => header.codes[at] === 9 && value.trim() === name);
    return index >= 0 && header.codes[index + 1] === 70 ? orNull(() => header.figureAt(index + 1)) : null;
  };
  document.units = figureOf('$INSUNITS');
  document.measurement = figureOf('$MEASUREMENT');
  document.isInFeet = [figureOf('$LUNITS'), figureOf('$DIMLUNIT')].some((units) => IN_FEET.has(units));
}

/** CAD programs never print this layer. */
const NEVER_PRINTED = 'defpoints';

function readLayer(record: DxfRecord, { layers }: DxfDocument): void {
  const name = record.text(2);
  const colour = orNull(() => record.figure(62, 7)) ?? 7;
  const isFrozen = orNull(() => record.has(1)) ?? false;
  const isShown = colour >= 0 && !isFrozen && name.toLowerCase() !== NEVER_PRINTED;
  const own = record.codes.includes(420) ? orNull(() => record.figure(420)) : null;
  const tint = own === null ? tintOfIndex(Math.abs(colour)) : tintOfRgb(own);
  layers.set(name.toLowerCase(), { name, isShown, isFrozen, tint });
}

function readDimensionStyle(record: DxfRecord, { dimensionStyles }: DxfDocument): void {
  const factor = Math.abs(orNull(() => record.figure(144, 1)) ?? 1);
  const isInFeet = IN_FEET.has(orNull(() => record.figure(277, 2)));
  dimensionStyles.set(record.text(2).toLowerCase(), { factor, isInFeet });
}

const IN_OTHER_FILE = 4 | 8;

function readBlock(record: DxfRecord, { blocks }: DxfDocument): DxfBlock {
  const base = orNull(() => ({ x: record.figure(10, 0), y: record.figure(20, 0) })) ?? { x: 0, y: 0 };
  const isElsewhere = orNull(() => record.has(IN_OTHER_FILE)) ?? false;
  const name = record.text(2);
  const reference = isElsewhere ? record.text(1).split(/[\\/]/).at(-1) || name : null;
  const block: DxfBlock = { name, base, reference, entities: [], omissions: new Omissions() };
  blocks.set(name.toLowerCase(), block);
  return block;
}

const MAX_LENGTHS = 500;

/**
 * Collects the entities of one space. Corners of an old polyline are separate records, so the polyline ends
 * with the next other record.
 */
class Gatherer {
  private waiting: { record: DxfRecord; corners: DxfRecord[] } | null = null;
  private readonly document: DxfDocument;
  private readonly space: DxfSpace;
  private readonly seen: { count: number };

  constructor(document: DxfDocument, space: DxfSpace, seen: { count: number }) {
    this.document = document;
    this.space = space;
    this.seen = seen;
  }

  take(record: DxfRecord): void {
    if (record.type === 'VERTEX') this.waiting?.corners.push(record);
    else {
      this.end();
      this.waiting = { record, corners: [] };
    }
  }

  end(): void {
    const { waiting, document, space, seen } = this;
    this.waiting = null;
    if (!waiting) return;
    const { record, corners } = waiting;
    const layer = record.text(8);
    if (layer && !document.layerNames.has(layer.toLowerCase()))
      document.layerNames.set(layer.toLowerCase(), layer);
    if (isSeenOnly(record.type)) seen.count += 1;
    const isSurplus = isSeenOnly(record.type) && seen.count > MAX_SEEN;
    if (isSurplus) space.omissions.add('surplus', '', '');
    const found = isSurplus ? null : dxfEntity(record, corners);
    if (!found) return;
    if ('omitted' in found) {
      space.omissions.add(found.omitted, found.name, found.layer);
      if (found.omitted === 'damaged' && !isSeenOnly(record.type)) document.damagedAt ??= found.line;
      return;
    }
    space.entities.push(found);
    const isMeasured =
      record.type === 'DIMENSION' && space === document && document.lengths.length < MAX_LENGTHS;
    const length = isMeasured ? orNull(() => writtenLength(record)) : null;
    if (length) document.lengths.push(length);
  }
}

const emptyDocument = (): DxfDocument => ({
  units: null,
  measurement: null,
  isInFeet: false,
  damagedAt: null,
  dimensionStyles: new Map(),
  lengths: [],
  layers: new Map(),
  layerNames: new Map(),
  blocks: new Map(),
  multilineStyles: new Map(),
  links: new DxfLinks(),
  entities: [],
  omissions: new Omissions(),
});

function readTable(record: DxfRecord, document: DxfDocument): void {
  if (record.type === 'LAYER') readLayer(record, document);
  if (record.type === 'DIMSTYLE') readDimensionStyle(record, document);
  if (record.type === 'BLOCK_RECORD') document.links.addBlock(record);
}

function readObject(record: DxfRecord, { links, multilineStyles }: DxfDocument): void {
  if (record.type === 'MLINESTYLE')
    multilineStyles.set(record.text(2).toLowerCase(), orNull(() => record.figure(70, 0)) ?? 0);
  else links.addObject(record);
}

/**
 * Reads a DXF text in one pass, section by section (D73). A damaged entity is counted and left out.
 * @throws UnreadableDxf if a line is no group code, or a section does not end
 */
export function readDxfDocument(text: string): DxfDocument {
  const document = emptyDocument();
  const seen = { count: 0 };
  let section: string | null = null;
  let drawn: Gatherer | null = null;
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
      if (section === 'ENTITIES') drawn = new Gatherer(document, document, seen);
    } else if (record.type === 'ENDSEC') {
      endDrawn();
      section = null;
    } else if (section === 'TABLES') readTable(record, document);
    else if (section === 'OBJECTS') readObject(record, document);
    else if (section === 'BLOCKS' && record.type === 'BLOCK')
      drawn = new Gatherer(document, readBlock(record, document), seen);
    else if (record.type === 'ENDBLK') endDrawn();
    else drawn?.take(record);
  }
  if (section !== null) throw brokenAt(last);
  return document;
}
