import { type Cell, cellText, isLost, type ReadCell, type Worksheet } from '../../spreadsheet/sheet/cell.ts';
import { readFile } from '../../spreadsheet/sheet/readFile.ts';
import { isLanguageCode, isTextMissing, type TextSection, textIn } from '../textTable.ts';
import { readJsonTexts } from './jsonTexts.ts';
import type { FileText, ReadTexts, TextRejection } from './planTexts.ts';

/** JSON starts with a bracket; other files are tables. */
export async function readTextsFile(file: Blob): Promise<ReadTexts> {
  const start = await file
    .slice(0, 1000)
    .text()
    .catch(() => '');
  if (/^\ufeff?\s*[[{]/.test(start)) return readJsonTexts(await file.text());
  const found = await readFile(file);
  const read = found.kind === 'tables' ? found.sheets[0].read : null;
  if (read?.ok) return readSheetTexts(read.sheet);
  const fault = read?.fault ?? (found.kind === 'fault' ? found.fault : { key: 'notASheet' as const });
  return { ok: false, fault: { ...fault, key: `spreadsheet.faults.${fault.key}` } };
}

const SECTION = new Set(['section', 'sekcja']);
const KEY = new Set(['key', 'klucz']);

export function textsGrid(sections: readonly TextSection[], languages: readonly string[]): Cell[][] {
  const rows = sections.flatMap(({ rows }) => rows);
  return [
    ['section', 'key', ...languages],
    ...rows.map((row) => [
      row.section,
      row.key,
      ...languages.map((language) => {
        const text = textIn(row, language);
        return isTextMissing(text) ? null : text;
      }),
    ]),
  ];
}

const textOf = (cell: ReadCell | undefined): string => {
  const text = cellText(cell);
  return text.trim() === '' ? '' : text;
};

function readSheetTexts({ header, rows }: Worksheet): ReadTexts {
  const names = header.map((name) => name.trim().toLowerCase());
  const sectionAt = names.findIndex((name) => SECTION.has(name));
  const keyAt = names.findIndex((name) => KEY.has(name));
  if (sectionAt < 0 || keyAt < 0) return { ok: false, fault: { key: 'translations.unreadable.columns' } };
  const others = header.flatMap((name, at) =>
    at === sectionAt || at === keyAt || !name ? [] : [{ name, at }],
  );
  const languages = others.filter(({ name }) => isLanguageCode(name.toUpperCase()));
  if (languages.length === 0) return { ok: false, fault: { key: 'translations.unreadable.columns' } };
  const rejections: TextRejection[] = others
    .filter((column) => !languages.includes(column))
    .map(({ name }) => ({ place: { row: 1, name }, reason: { key: 'languageCode' } }));
  for (const { number, cells } of rows)
    for (const { name, at } of languages) {
      const cell = cells[at];
      if (isLost(cell))
        rejections.push({
          place: { row: number, name },
          reason: { key: cell.lost === 'error' ? 'cellError' : 'formulaValue', values: { value: cell.text } },
        });
    }
  const texts = rows.flatMap(({ number, cells }) =>
    languages.flatMap(({ name, at }): FileText[] => {
      const text = textOf(cells[at]);
      if (isTextMissing(text) || isLost(cells[at])) return [];
      const section = textOf(cells[sectionAt]).trim();
      const key = textOf(cells[keyAt]).trim();
      return [{ section, key, language: name.toUpperCase(), text, place: { row: number, name } }];
    }),
  );
  return { ok: true, texts, rejections };
}
