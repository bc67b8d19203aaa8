import { elementsOf } from '@lumitor/domain/photometry/xml';
import type { ReadCell } from './cell.ts';

/** A cell that the library reads wrongly or not at all. */
export interface WorkbookCell {
  row: number;
  column: number;
  cell: ReadCell;
}

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';

/** Whether a format has only digits and shows leading zeros: `0000`, `00-000`, `"MA"0000`. */
function showsLeadingZeros(format: string): boolean {
  const placeholders = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').split(';', 1)[0] ?? '';
  return /^[0#\s()-]*$/.test(placeholders) && /0[\s()-]*0/.test(placeholders);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function zeroFormats(styles: string): ReadonlyMap<string, string> {
  const formats = new Map<string, string>();
  const found = new Map<string, string>();
  let style = 0;
  for (const { name, path, attributes } of elementsOf(styles)) {
    if (localName(name) === 'numFmt')
      formats.set(attributes.get('numFmtId') ?? '', attributes.get('formatCode') ?? '');
    if (localName(name) !== 'xf' || !/\/(?:\w+:)?cellXfs\//.test(path)) continue;
    const format = formats.get(attributes.get('numFmtId') ?? '') ?? '';
    if (showsLeadingZeros(format)) found.set(String(style), format);
    style += 1;
  }
  return found;
}

/** `AB12` is row 12, column 28; null if invalid. */
function addressOf(text: string): Pick<WorkbookCell, 'row' | 'column'> | null {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(text) ?? [];
  if (!letters) return null;
  const column = [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}

/** Most price lists have neither errors nor formulas and need no second pass. */
const HAS_LOST_CELLS = /\bt=["']e["']|<(?:\w+:)?f[\s/>]/;

type Format = (format: string, value: number) => string;

function cellsIn(sheet: string, formats: ReadonlyMap<string, string>, format: Format): WorkbookCell[] {
  const found: WorkbookCell[] = [];
  let formula: string | undefined;
  let value: string | undefined;
  const cellOf = (type: string, style: string): ReadCell => {
    if (type === 'e') return { lost: 'error', text: value || '#N/A' };
    // A formula with an empty text has an empty value.
    const isEmptyText = type === 'str' && value === '';
    if (formula !== undefined && !value && !isEmptyText) return { lost: 'formula', text: `=${formula}` };
    const code = type === 'n' ? formats.get(style) : undefined;
    const number = Number(value);
    return code && value && Number.isInteger(number) ? { number, shown: format(code, number) } : null;
  };
  for (const { name, attributes, text } of elementsOf(sheet)) {
    const tag = localName(name);
    if (tag === 'f') formula = text;
    else if (tag === 'v') value = text;
    else if (tag === 'c') {
      const at = addressOf(attributes.get('r') ?? '');
      const cell = cellOf(attributes.get('t') ?? 'n', attributes.get('s') ?? '');
      if (at && cell) found.push({ ...at, cell });
      formula = undefined;
      value = undefined;
    }
  }
  return found;
}

function sheetPaths(workbook: string, relations: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { attributes } of elementsOf(relations))
    targets.set(attributes.get('Id') ?? '', attributes.get('Target') ?? '');
  const paths = new Map<string, string>();
  for (const { name, attributes } of elementsOf(workbook)) {
    if (localName(name) !== 'sheet') continue;
    const id = [...attributes].find(([key]) => key.includes(':') && localName(key) === 'id')?.[1] ?? '';
    const target = targets.get(id) ?? '';
    paths.set(attributes.get('name') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return paths;
}

/** The library omits errors and empty formulas, and drops leading zeros. */
export async function workbookCells(bytes: Uint8Array): Promise<ReadonlyMap<string, WorkbookCell[]>> {
  const { unzipSync } = await import('fflate');
  const textsOf = (paths: readonly string[]) => {
    const found = unzipSync(bytes, { filter: ({ name }) => paths.includes(name) });
    return paths.map((path) => (found[path] ? new TextDecoder().decode(found[path]) : ''));
  };
  const [workbook = '', relations = '', styles = ''] = textsOf([WORKBOOK, RELATIONS, STYLES]);
  const formats = styles ? zeroFormats(styles) : new Map<string, string>();
  const cells = new Map<string, WorkbookCell[]>();
  if (!workbook || !relations) return cells;
  const format: Format = formats.size > 0 ? (await import('numfmt')).format : (_, value) => String(value);
  for (const [name, path] of sheetPaths(workbook, relations)) {
    const [sheet] = textsOf([path]);
    if (sheet && (formats.size > 0 || HAS_LOST_CELLS.test(sheet)))
      cells.set(name, cellsIn(sheet, formats, format));
  }
  return cells;
}
