import { decodedText } from '@lumitor/domain/letters/decodedText';
import { csvOf } from '../../../csv/csv.ts';
import { type DecimalSign, decimalText } from '../../elements/numbers.ts';
import { type Cell, flagWord, type ReadSheet, worksheetOf } from './cell.ts';
import { guarded, guardedId, readText } from './text.ts';

const SEPARATORS = [';', '\t', ','] as const;
type Separator = (typeof SEPARATORS)[number];

/** A tab allows both decimal signs. */
const DECIMALS: Record<Separator, DecimalSign | null> = { ';': ',', '\t': null, ',': '.' };

const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** UTF-8, marked UTF-16, or the detected code page. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodedText(bytes);
}

/** Detected in the header, whose names contain no separator. */
function separatorIn(text: string): Separator {
  const line = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const countOf = (separator: Separator) => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

export async function readCsv(bytes: Uint8Array): Promise<ReadSheet> {
  const whole = decoded(bytes);
  if (whole.includes('\0') || whole.startsWith('%PDF-')) return { ok: false, fault: { key: 'notASheet' } };
  const text = whole.replace(SEPARATOR_LINE, '');
  const delimiter = separatorIn(text);
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) return { ok: false, fault: { key: 'quotes', values: { row: (unclosed.row ?? 0) + 1 } } };
  return worksheetOf(
    data.map((cells) => cells.map((text) => readText(text, false))),
    DECIMALS[delimiter],
  );
}

const ID = 'id';

function written(cell: Cell, isId: boolean, language: 'pl' | 'en'): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return decimalText(cell);
  if (typeof cell === 'boolean') return flagWord(cell, language);
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return isId ? guardedId(cell, false) : guarded(cell, false);
}

export const gridCsv = (grid: readonly (readonly Cell[])[], language: 'pl' | 'en'): string => {
  const ids = grid[0]?.findIndex((name) => String(name).toLowerCase() === ID) ?? -1;
  return csvOf(grid, (cell, index) => written(cell, index === ids, language));
};
