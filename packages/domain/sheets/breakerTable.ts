import { boardBreakers } from '../lists/boardBreakers.ts';
import { formatFixed, formatNumber } from '../translation/figures.ts';
import { NONE, type PaperTable, type Tabled } from './table.ts';

/** D55b, D58b. */
export function breakerTable({ page, installation, language, t }: Tabled): PaperTable | null {
  if (!installation || installation.zones.length === 0) return null;
  const { inrushCurrent, inrushTime } = page.data.lines.find(({ kind }) => kind === 'power') ?? {};
  const inrushOf = (supplies: number): string => {
    if (supplies === 0 || inrushCurrent === undefined) return NONE;
    const each = formatNumber(inrushCurrent, language);
    return supplies > 1 ? `${supplies}\u00a0×\u00a0${each}` : each;
  };
  const figure = (head: string, width: number) => ({ head, width, isFigure: true });
  return {
    title: t('sheet.breakers'),
    columns: [
      { head: t('sheet.boardName'), width: 11, isBold: true },
      { head: t('sheet.breakerRating'), width: 16 },
      { head: t('sheet.breakerDevices') },
      figure(t('sheet.amperes'), 13),
      figure(t('sheet.inrush'), 27),
      figure(t('sheet.inrushTime'), 18),
    ],
    rows: boardBreakers(page, installation).map(({ name, rating, devices, supplies, current }) => [
      name,
      rating ?? NONE,
      devices,
      current === null ? NONE : formatFixed(current, 2, language),
      inrushOf(supplies),
      supplies === 0 || inrushTime === undefined ? NONE : formatNumber(inrushTime, language),
    ]),
  };
}
