import { brokenAt } from './dxfFault.ts';
import { unescaped } from './dxfText.ts';

/** Group 0 with all groups up to the next group 0. */
export class DxfRecord {
  readonly type: string;
  readonly line: number;
  readonly codes: number[] = [];
  readonly values: string[] = [];

  constructor(type: string, line: number) {
    this.type = type;
    this.line = line;
  }

  text(code: number): string {
    const index = this.codes.indexOf(code);
    return index < 0 ? '' : unescaped((this.values[index] ?? '').trim());
  }

  texts(code: number): string[] {
    return this.values.flatMap((value, index) => (this.codes[index] === code ? [value.trim()] : []));
  }

  figureAt(index: number): number {
    const value = this.values[index] ?? '';
    const figure = Number(value);
    if (!Number.isFinite(figure) || value.trim() === '') throw brokenAt(this.line);
    return figure;
  }

  /** @throws UnreadableDxf if invalid, or missing without a default */
  figure(code: number, otherwise?: number): number {
    const index = this.codes.indexOf(code);
    if (index >= 0) return this.figureAt(index);
    if (otherwise === undefined) throw brokenAt(this.line);
    return otherwise;
  }

  figures(code: number): number[] {
    const found: number[] = [];
    for (let index = 0; index < this.codes.length; index++)
      if (this.codes[index] === code) found.push(this.figureAt(index));
    return found;
  }

  has(flag: number, code = 70): boolean {
    return (this.figure(code, 0) & flag) !== 0;
  }
}

const LINKED: ReadonlySet<string> = new Set([
  'BLOCK_RECORD',
  'INSERT',
  'DICTIONARY',
  'SPATIAL_FILTER',
  'DIMSTYLE',
]);
/** Handle; group of links; DIMLFAC and DIMLUNIT; soft and hard owner; application name and handle of extended data. */
const LINKS: ReadonlySet<number> = new Set([5, 102, 144, 277, 350, 360, 1000, 1001, 1005]);

/** Unused groups are skipped: they make up most of a large file. */
const isRead = (type: string, code: number): boolean =>
  (code >= 0 && code < 98 && code !== 5 && code !== 6) ||
  (code >= 210 && code <= 230) ||
  code === 420 ||
  (LINKS.has(code) && LINKED.has(type));

/** @throws UnreadableDxf if a line is no group code */
export function* dxfRecords(text: string): Generator<DxfRecord> {
  // Files of old Mac programs end lines with a carriage return.
  const lines = text.includes('\n') ? text : text.replaceAll('\r', '\n');
  let record: DxfRecord | null = null;
  let at = lines.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let line = 1; at < lines.length; line += 2) {
    const codeEnd = lines.indexOf('\n', at);
    const written = lines.slice(at, codeEnd < 0 ? lines.length : codeEnd).trim();
    if (written === '' && (codeEnd < 0 || lines.slice(at).trim() === '')) break;
    const code = Number(written);
    if (written === '' || !Number.isInteger(code) || codeEnd < 0) throw brokenAt(line);
    const found = lines.indexOf('\n', codeEnd + 1);
    const valueEnd = found < 0 ? lines.length : found;
    if (code === 0) {
      if (record) yield record;
      record = new DxfRecord(lines.slice(codeEnd + 1, valueEnd).trim(), line);
      if (record.type === 'EOF') break;
    } else if (record && isRead(record.type, code)) {
      record.codes.push(code);
      record.values.push(lines.slice(codeEnd + 1, valueEnd));
    } else if (!record && code !== 999) throw brokenAt(line);
    at = valueEnd + 1;
  }
  if (record) yield record;
}
