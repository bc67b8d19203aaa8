import { columnsOf, headOf, type LuminaireList } from '../lists/luminaireList.ts';
import type { Translate } from '../translation/lookup.ts';
import { type Content, headCell, heading, INK, right, tableContent } from './content.ts';

/** In points. */
const WIDTHS = { number: 32, code: 62, title: '*', rail: 36, place: 56, turn: 44, tilt: 58 };

/** Every luminaire with its place, a row each, over as many pages as it takes. */
export function luminairesContent(list: LuminaireList, t: Translate): Content[] {
  const columns = columnsOf(list);
  const isText = (column: (typeof columns)[number]) => ['number', 'code', 'title'].includes(column);
  const body = list.rows.map((row) =>
    columns.map((column): Content => {
      if (column === 'code') return { text: row.code, color: INK.soft };
      return isText(column) ? row[column] : right(row[column]);
    }),
  );
  const heads = columns.map((column) => headCell(headOf(column, t), isText(column) ? 'left' : 'right'));
  const widths = columns.map((column) => WIDTHS[column]);
  const note = (text: string): Content => ({ text, style: 'note', margin: [0, 5, 0, 0] });
  return [
    heading(t('parts.luminaires')),
    tableContent(widths, heads, body),
    ...(list.without > 0 ? [note(t('parts.withoutPlace', { count: list.without }))] : []),
    note(t('parts.placeHint')),
  ];
}
