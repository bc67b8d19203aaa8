import { sumOf } from '../math/lists.ts';
import { cross, type Vector } from '../math/points.ts';
import { type Affine, combined, inverse, placed } from './affine.ts';
import { UnreadableDxf } from './dxfFault.ts';
import type { DxfRecord } from './dxfRecord.ts';

const MAX_CORNERS = 500;
const FIGURES = 12;

function seenFromAbove(figures: readonly number[]): Affine {
  const [a = 0, c = 0, , e = 0, b = 0, d = 0, , f = 0] = figures;
  return { a, b, c, d, e, f };
}

/** Two corners are opposite corners of a rectangle. */
function cornersOf(record: DxfRecord): Vector[] {
  const [xs, ys] = [record.figures(10), record.figures(20)];
  const corners = xs.map((x, index) => ({ x, y: ys[index] ?? 0 }));
  const [one, other] = corners;
  if (corners.length !== 2 || !one || !other) return xs.length === ys.length ? corners : [];
  return [one, { x: other.x, y: one.y }, other, { x: one.x, y: other.y }];
}

const twiceArea = (corners: readonly Vector[]): number =>
  sumOf(corners.map((corner, index) => cross(corner, corners[(index + 1) % corners.length] ?? corner)));

/**
 * Boundary of an XCLIP in the axes of the block's content. The filter stores two maps: from the surroundings
 * to the block, and to the boundary. Null if it clips by height, has too many corners, or is damaged.
 */
function clipBoundary(record: DxfRecord): readonly Vector[] | null {
  try {
    const corners = cornersOf(record);
    const isByHeight = record.figure(72, 0) !== 0 || record.figure(73, 0) !== 0;
    const figures = record.figures(40);
    if (isByHeight || corners.length < 3 || corners.length > MAX_CORNERS || figures.length < 2 * FIGURES)
      return null;
    const toBlock = seenFromAbove(figures.slice(-2 * FIGURES, -FIGURES));
    const toBoundary = seenFromAbove(figures.slice(-FIGURES));
    const back = combined(toBlock, inverse(toBoundary));
    const placedCorners = corners.map((corner) => placed(back, corner));
    return Math.abs(twiceArea(placedCorners)) > 0 ? placedCorners : null;
  } catch (error) {
    if (error instanceof UnreadableDxf) return null;
    throw error;
  }
}

/**
 * Links between objects by handle. The clip boundary of an insertion is reached through its dictionary:
 * ACAD_FILTER, then SPATIAL, then the SPATIAL_FILTER object.
 */
export class DxfLinks {
  private readonly blocks = new Map<string, string>();
  private readonly represented = new Map<string, string>();
  private readonly dictionaries = new Map<string, ReadonlyMap<string, string>>();
  private readonly clips = new Map<string, readonly Vector[] | null>();

  addBlock(record: DxfRecord): void {
    const name = record.text(2);
    this.blocks.set(record.text(5).toLowerCase(), name);
    // Extended data of the first application name the block's definition.
    const from = record.values.findIndex(
      (value, index) => record.codes[index] === 1001 && value.trim() === 'AcDbBlockRepBTag',
    );
    const at = from < 0 ? -1 : record.codes.indexOf(1005, from);
    if (at >= 0) this.represented.set(name.toLowerCase(), (record.values[at] ?? '').trim().toLowerCase());
  }

  addObject(record: DxfRecord): void {
    const handle = record.text(5).toLowerCase();
    if (record.type === 'SPATIAL_FILTER' && record.text(71) !== '0')
      this.clips.set(handle, clipBoundary(record));
    if (record.type !== 'DICTIONARY') return;
    const entries = new Map<string, string>();
    let name = '';
    record.codes.forEach((code, index) => {
      const value = (record.values[index] ?? '').trim();
      if (code === 3) name = value.toUpperCase();
      else if ((code === 350 || code === 360) && name) entries.set(name, value.toLowerCase());
    });
    this.dictionaries.set(handle, entries);
  }

  /** A changed dynamic block is an anonymous copy of its definition. */
  nameOf(block: string): string {
    const definition = this.represented.get(block.toLowerCase());
    return (definition && this.blocks.get(definition)) ?? block;
  }

  /** Undefined without a boundary, null if it cannot be applied. */
  clipOf(dictionary: string): readonly Vector[] | null | undefined {
    const filters = this.dictionaries.get(dictionary.toLowerCase())?.get('ACAD_FILTER');
    const clip = filters && this.dictionaries.get(filters)?.get('SPATIAL');
    return clip === undefined ? undefined : this.clips.get(clip);
  }
}
