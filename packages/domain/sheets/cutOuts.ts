import { geometryOf } from '../kinds/rail/layout.ts';
import { railPieces } from '../kinds/rail/pieces.ts';
import { railMountingOf } from '../lists/railMounting.ts';
import { formatRanges } from '../lists/ranges.ts';
import { sawingOf } from '../parts/sawing.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Cm } from '../units.ts';
import { figure, NONE, type PaperTable, sum, type Tabled, tableOf, wrapping } from './table.ts';

interface CutOut {
  length: Cm;
  radius: Cm | null;
  rails: number[];
}

function cutOutsOf({ plan, data }: Tabled['page']): CutOut[] {
  const { placed } = geometryOf(plan.layout);
  const pieces = railPieces(plan.layout.steps, sawingOf(plan.choices, data));
  const byShape = new Map<string, CutOut>();
  for (const { axis, index } of placed)
    for (const { from, to } of pieces[index] ?? []) {
      const length = Number((to - from).toFixed(2));
      const radius = axis.kind === 'arc' ? axis.radius : null;
      const key = `${length} ${radius}`;
      const cutOut: CutOut = byShape.get(key) ?? { length, radius, rails: [] };
      cutOut.rails.push(index + 1);
      byShape.set(key, cutOut);
    }
  return [...byShape.values()];
}

/** Null for rails that are not recessed (D75). */
export function cutOutTable({ page, language, t }: Tabled): PaperTable | null {
  const { data } = page;
  if (railMountingOf(data).kind !== 'recessed') return null;
  const words = (value: number | null) => (value === null ? NONE : formatNumber(value, language));
  const known = (value: number | undefined) => (value ? words(value) : t('sheet.byMaker'));
  const cutOuts = cutOutsOf(page);
  const total = sum(cutOuts.map(({ rails }) => rails.length));
  return tableOf<CutOut>(
    t('sheet.cutOuts'),
    [
      figure(t('sheet.cutOutLength'), 13, ({ length }) => words(length)),
      cutOuts.some(({ radius }) => radius !== null) &&
        figure(t('sheet.cutOutRadius'), 13, ({ radius }) => words(radius)),
      figure(t('sheet.cutOutWidth'), 17, () => known(data.cutOutWidth)),
      figure(t('sheet.recessDepth'), 17, () => known(data.recessDepth)),
      figure(t('sheet.pieces'), 9, ({ rails }) => String(rails.length), String(total)),
      wrapping(
        t('sheet.rails'),
        24 - 13 * Number(cutOuts.some(({ radius }) => radius !== null)),
        ({ rails }) => formatRanges([...new Set(rails)]),
      ),
    ],
    cutOuts,
  );
}
