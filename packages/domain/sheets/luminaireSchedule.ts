import { storedTitle } from '../lists/recordRows.ts';
import { typeSigns } from '../lists/typeSigns.ts';
import type { RecordLine } from '../order/record.ts';
import { formatNumber } from '../translation/figures.ts';
import { figure, NONE, namedColumn, type PaperTable, sum, type Tabled, tableOf, wrapping } from './table.ts';

/** Row for each article, by its type sign (D58b). */
export function luminaireSchedule({ page: { data }, language, t }: Tabled): PaperTable | null {
  const signs = typeSigns(data.lines);
  const rows = data.lines.filter(({ kind }) => kind === 'binding');
  if (rows.length === 0) return null;
  const known = (value: number | undefined) => (value ? formatNumber(value, language) : NONE);
  return tableOf<RecordLine>(
    t('sheet.luminaireTypes'),
    [
      namedColumn(t('sheet.typeSign'), 9, ({ articleId }) => signs.get(articleId ?? '') ?? NONE),
      wrapping(t('sheet.code'), 20, ({ code }) => code || NONE),
      { head: t('sheet.article'), of: (line) => storedTitle(line, language, t) },
      { head: t('sheet.ip'), width: 10, of: ({ ip }) => (ip ? `IP${ip}` : NONE) },
      { head: t('sheet.protectionClass'), width: 12, of: ({ protectionClass }) => protectionClass || NONE },
      figure(t('sheet.lumens'), 12, ({ lumens }) => known(lumens)),
      figure(t('sheet.kelvins'), 11, ({ cct }) => known(cct)),
      figure(t('sheet.cri'), 9, ({ cri }) => known(cri)),
      figure(t('sheet.beam'), 13, ({ beam }) => (beam ? `${known(beam)}°` : NONE)),
      figure(t('sheet.watts'), 11, ({ watts }) => known(watts)),
      figure(
        t('sheet.pieces'),
        11,
        ({ quantity }) => String(quantity),
        String(sum(rows.map(({ quantity }) => quantity))),
      ),
    ],
    rows,
  );
}
