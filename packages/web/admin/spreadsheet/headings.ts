import { catalogueWords } from '../words/catalogue.ts';
import { fieldWord } from '../words/fieldWord.ts';
import { spreadsheetWords } from '../words/spreadsheet.ts';
import type { SheetColumn } from './columns.ts';
import { MADE_FOR } from './columns.ts';

export type HeadingLanguage = 'pl' | 'en';

export const headingLanguage = (locale: string): HeadingLanguage => (locale === 'pl' ? 'pl' : 'en');

const { fields, values } = catalogueWords;

/** Codes, because browsers name languages differently. */
export function columnHeading(
  { name, stored, part, field, language, label: columnLabel }: SheetColumn,
  to: HeadingLanguage,
): string {
  if (!field) return columnLabel?.[to] ?? name;
  if (name === MADE_FOR) return fields.madeFor[to];
  const label = fields[fieldWord(field)][to];
  if (language) return `${label} (${language})`;
  if (field.kind === 'colour')
    return `${label} (${spreadsheetWords.colours[stored === 'isBlack' ? 'isBlack' : 'isWhite'][to]})`;
  if (field.kind === 'watts') return `${label} (W)`;
  if (field.kind === 'measure' && field.unit) return `${label} (${field.unit})`;
  return part === null ? label : `${label}, ${values[part as 'onOff' | 'dali' | 'zigbee'][to]}`;
}
