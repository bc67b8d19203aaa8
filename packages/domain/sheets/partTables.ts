import type { Role } from '../catalogue/partTable.ts';
import { cutRows, sawingInWords } from '../lists/cutRows.ts';
import { lightAreaHeads, lightAreas, lightFacts, lightTitle } from '../lists/lightFacts.ts';
import type { PartRow } from '../lists/partRow.ts';
import { CONNECTORS } from '../lists/partsAtRails.ts';
import type { RecordLine } from '../order/record.ts';
import { sawingOf } from '../parts/sawing.ts';
import { type PaperTable, sum, type Tabled, tableOf } from './table.ts';

export function cutTable({ page: { plan, data }, language, t }: Tabled): PaperTable {
  const sawing = sawingOf(plan.choices, data);
  const rows = cutRows(plan.layout.steps, sawing, language, t);
  return tableOf(
    [t('sheet.cuts'), sawingInWords(sawing, language, t)].filter(Boolean).join(', '),
    [
      { head: t('sheet.cutRail'), width: 19, of: ({ rail }) => rail },
      { head: t('sheet.cutTo'), of: ({ cut }) => cut },
      { head: t('sheet.pieces'), width: 8, isFigure: true, of: ({ count }) => count },
      { head: t('sheet.offcut'), width: 14, isFigure: true, of: ({ offcut }) => offcut },
      { head: t('sheet.rails'), width: 18, of: ({ steps }) => steps },
    ],
    rows.flatMap(({ rail, count, offcut, cuts }) =>
      cuts.map((cut, index) =>
        index === 0
          ? { rail, count: String(count), offcut, ...cut }
          : { rail: '', count: '', offcut: '', ...cut },
      ),
    ),
  );
}

export function partTable({ rows, t }: Tabled): PaperTable {
  const numbered = numberedRows(rows).map((row, index) => ({ ...row, number: String(index + 1) }));
  return tableOf(
    t('sheet.parts'),
    [
      { head: t('sheet.position'), width: 8, isBold: true, of: ({ number }) => number },
      { head: t('sheet.code'), width: 18, of: ({ code }) => code },
      { head: t('sheet.article'), of: ({ title }) => title, total: t('sheet.withoutLuminaires') },
      {
        head: t('sheet.pieces'),
        width: 12,
        isFigure: true,
        of: ({ quantity }) => String(quantity ?? '–'),
        total: String(sum(numbered.map(({ quantity }) => quantity ?? 0))),
      },
    ],
    numbered,
  );
}

export function lightTable({ page, light, language, t }: Tabled): PaperTable | null {
  if (!light) return null;
  return tableOf(
    lightTitle(t('sheet.light'), light, t),
    [
      { head: t('sheet.quantity'), of: ({ label }) => label },
      { head: t('sheet.value'), width: 42, isFigure: true, of: ({ value }) => value },
    ],
    lightFacts(light.figures, page.data.target, language, t),
  );
}

/** D46a. */
export function areaTable({ page, light, language, t }: Tabled): PaperTable | null {
  if (!light) return null;
  const rows = lightAreas(light, page.data.target, language, t);
  if (rows.length === 0) return null;
  const width = { mean: 18, uniformity: 14, least: 18, greatest: 40 };
  return tableOf(
    lightTitle(t('parts.lightAreas'), light, t),
    [
      { head: t('parts.lightArea'), of: ({ name }) => name },
      { head: t('parts.lightAreaPlace'), width: 46, of: ({ place }) => place },
      ...lightAreaHeads(t).map(({ name, label }, index) => ({
        head: label,
        width: width[name],
        isFigure: true,
        of: ({ facts }: (typeof rows)[number]) => facts[index]?.value ?? '',
      })),
    ],
    rows,
  );
}

export interface CountedParts {
  of: (role: Role) => string | null;
  joint: (kind: 'straight' | 'angle' | 't') => string | null;
  rail: (length: 100 | 200, isBent: boolean) => string | null;
}

const numberedRows = (rows: readonly PartRow[]): PartRow[] =>
  rows.filter(({ group, code }) => group !== 'luminaires' && code !== '');

export function partNumbers(rows: readonly PartRow[], lines: readonly RecordLine[]): CountedParts {
  const all = numberedRows(rows).map(({ key }, index) => ({
    line: lines[Number(key)],
    number: String(index + 1),
  }));
  const find = (test: (line: RecordLine) => boolean): string | null =>
    all.find(({ line }) => line && test(line))?.number ?? null;
  const of = (role: Role) => find((line) => line.role === role);
  return {
    of,
    joint: (kind) => of(CONNECTORS[kind]),
    rail: (length, isBent) =>
      isBent
        ? of(length === 200 ? 'bentRail200' : 'bentRail100')
        : find(({ kind }) => kind === (length === 200 ? 'rail200' : 'rail100')),
  };
}
