import { gtinOfNumber, isGtin } from '@lumitor/domain/catalogue/gtin';
import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/systemType';
import { type DecimalSign, parseNumber } from '../../elements/numbers.ts';
import type { Word } from '../../words/words.ts';
import type { SheetColumn } from '../columns.ts';
import {
  type Cell,
  cellText,
  isEmpty,
  isLost,
  parseFlag,
  type ReadCell,
  withoutZeros,
} from '../sheet/cell.ts';
import { isShortened } from './codes.ts';
import type { CellFault } from './problem.ts';

/** Null: an empty cell, which means the field's default. */
export type ParsedValue = string | number | boolean | readonly string[] | null;
export type ParsedCell = { value: ParsedValue } | { fault: CellFault };

const fault = (key: CellFault['key'], values: CellFault['values'] = {}): ParsedCell => ({
  fault: { key, values },
});

const plain = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
const systemTypeOf = (word: string): SystemType | undefined =>
  SYSTEM_TYPES.find((type) => plain(type) === plain(word));

function parseSystemTypes(text: string): ParsedCell {
  const words = text.split(/[,;|]/).filter((word) => word.trim());
  const unknown = words.find((word) => !systemTypeOf(word));
  if (unknown === undefined) return { value: words.flatMap((word) => systemTypeOf(word) ?? []) };
  return fault('notASystem', { value: unknown.trim(), choices: SYSTEM_TYPES.join(', ') });
}

function parseChoice(text: string, choices: SheetColumn['choices']): ParsedCell {
  const isNamed = ([stored, { pl, en }]: [string, Word]) =>
    [stored, pl, en].some((each) => each.toLowerCase() === text.toLowerCase());
  const [value] = [...choices].find(isNamed) ?? [];
  return value
    ? { value }
    : fault('notAChoice', {
        value: text,
        choices: [...choices.values()].map(({ pl, en }) => `${pl} / ${en}`).join(', '),
      });
}

function parseNumberCell(cell: string | number | boolean, decimal: DecimalSign | null): ParsedCell {
  const number = typeof cell === 'number' ? cell : parseNumber(String(cell), decimal);
  if (number === null) return fault('notANumber', { value: String(cell) });
  return number === 'ambiguous' ? fault('ambiguousNumber', { value: String(cell) }) : { value: number };
}

function parseFlagCell(cell: string | number | boolean): ParsedCell {
  const isSet = typeof cell === 'boolean' ? cell : parseFlag(String(cell));
  return isSet === null ? fault('notAFlag', { value: String(cell) }) : { value: isSet };
}

function storedPath(address: string): string {
  const origin = globalThis.location?.origin;
  return origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

const TIME = /^(\d+)\s*(?:(d|dni|dzień|day|days)|(t|tyg|tydzień|tygodnie|tygodni|w|week|weeks))\.?$/i;

/** `3 tyg.` is 21. */
function daysIn(cell: string | number | boolean): string | number | boolean {
  const [, count, days, weeks] = String(cell).trim().match(TIME) ?? [];
  if (!count || !(days || weeks)) return cell;
  return Number(count) * (weeks ? 7 : 1);
}

function parseEan(cell: Cell, text: string): ParsedCell {
  if (isShortened(text)) return fault('codeShortened', { code: text });
  const isNumber = typeof cell === 'number' && Number.isSafeInteger(cell) && cell > 0;
  const code = isNumber && /^\d+$/.test(text) ? gtinOfNumber(cell) : text.replace(/[\s-]/g, '');
  return isGtin(code) ? { value: code } : fault('notAnEan', { value: text });
}

/** @param decimal decimal sign of numbers stored as text */
export function parseCell(
  read: ReadCell,
  { kind, field, choices }: SheetColumn,
  decimal: DecimalSign | null,
): ParsedCell {
  if (isLost(read)) return fault(read.lost === 'error' ? 'cellError' : 'formulaValue', { value: read.text });
  const cell = withoutZeros(read);
  if (cell === null || isEmpty(cell)) return { value: null };
  // Excel converts date-like text to dates; the original is lost.
  if (cell instanceof Date) return fault('date');
  switch (kind) {
    case 'number':
    case 'amount':
      if (field?.name === 'leadDays') return parseNumberCell(daysIn(cell), decimal);
      return parseNumberCell(cell, decimal);
    case 'flag':
      return parseFlagCell(cell);
    case 'choice':
      return parseChoice(String(cell).trim(), choices);
    case 'systemTypes':
      return parseSystemTypes(String(cell));
    case 'systemType': {
      const type = systemTypeOf(String(cell));
      return type
        ? { value: type }
        : fault('notASystem', { value: String(cell), choices: SYSTEM_TYPES.join(', ') });
    }
    default: {
      const text = cellText(read).trim().replace(/\r\n?/g, '\n');
      if (field?.name === 'ean') return parseEan(cell, text);
      if (field?.kind === 'pictures')
        return {
          value: text
            .split(/[\s,;|]+/)
            .filter(Boolean)
            .map(storedPath),
        };
      return { value: field?.kind === 'picture' ? storedPath(text) : text };
    }
  }
}
