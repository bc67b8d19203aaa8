import { type MissingDimension, tableOrigin } from '../dimensions/index.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Mm } from '../units.ts';
import { NONE, type PaperTable, tableOf, wrapping } from './table.ts';

export interface MissingOnPlan {
  dimensions: readonly MissingDimension[];
  names: readonly string[];
}

const FIGURES: Mm = 56;

/** D58b. */
export function dimensionTable(
  { rails, room, chains }: Pick<InstallationDrawing, 'rails' | 'room' | 'chains'>,
  { dimensions, names }: MissingOnPlan,
  language: string,
  t: Translate,
): PaperTable {
  const figure = (value: number) => formatNumber(value, language);
  const series = (values: readonly number[], from = 0) =>
    values.map((value) => figure(value - from)).join('\u00a0· ');
  const corner = tableOrigin(rails, room);
  const railName = (number: number) => t('sheet.railNumber', { number });
  const rows = dimensions.flatMap((one): [string, string][] => {
    if (one.kind === 'running')
      return [[railName(one.rail.number), t('sheet.fromStart', { places: series(one.rail.places) })]];
    if (one.kind === 'chain')
      return [[NONE, `${t(`sheet.chain_${one.side}`)}: ${series(chains[one.side], chains[one.side][0])}`]];
    return one.rails.map(({ number, axis: { start } }) => [
      railName(number),
      t('sheet.fromCorner', { x: figure(start.x - corner.x), y: figure(start.y - corner.y) }),
    ]);
  });
  const unnamed: [string, string][] = names.length > 0 ? [[t('sheet.namesInTable'), names.join(', ')]] : [];
  return tableOf<readonly [string, string]>(
    t('sheet.dimensionTable'),
    [
      wrapping(t('sheet.dimensionOf'), 24, ([of]) => of),
      wrapping(t('sheet.dimensionFigures'), FIGURES, ([, text]) => text),
    ],
    // A line of rails may lack both of its distances.
    [...new Map([...rows, ...unnamed].map((row) => [row.join('\n'), row])).values()],
  );
}
