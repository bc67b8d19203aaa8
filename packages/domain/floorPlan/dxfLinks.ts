import type { Vector } from '../math/points.ts';
import { clipBoundary } from './dxfClip.ts';
import type { DxfRecord } from './dxfRecord.ts';

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
