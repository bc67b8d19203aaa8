import {
  computedFigure,
  type MeasuredPlace,
  measuredZones,
  type TestedPlace,
} from '../lists/measurements.ts';
import { marked, markInWords } from '../lists/unknownCables.ts';
import { namedColumn, type PaperTable, type Tabled, tableOf, withRemark, wrapping } from './table.ts';

interface Row {
  zone: string;
  place: MeasuredPlace | TestedPlace;
}

const BLANK = '_'.repeat(9);

const blankOf = (place: MeasuredPlace | TestedPlace): string =>
  place.kind === 'figure' ? `${BLANK}\u00a0${place.unit}` : BLANK;

/** Blanks for the results of the phone list (D58a). */
export function recordTable({ installation, language, t }: Tabled): PaperTable | null {
  if (!installation || installation.zones.length === 0) return null;
  const rows = measuredZones(installation, language, t).flatMap(({ name, places }) =>
    places.map((place): Row => ({ zone: name, place })),
  );
  const leavesOut = (place: MeasuredPlace | TestedPlace): boolean =>
    place.kind === 'figure' && place.without !== '';
  const computedOf = (place: MeasuredPlace | TestedPlace): string =>
    place.kind === 'figure'
      ? marked(computedFigure({ ...place, without: '' }, language), leavesOut(place))
      : '';
  const marks = rows.map(({ place }) => ({ leavesOutCable: leavesOut(place) }));
  const blank = { blank: BLANK };
  const table = {
    ...tableOf<Row>(
      t('mounting.record'),
      [
        namedColumn(t('mounting.head_zone'), 12, ({ zone }) => zone),
        wrapping(t('mounting.head_place'), 44, ({ place }) => place.label),
        wrapping(t('mounting.head_rule'), 48, ({ place }) => place.rule),
        wrapping(t('mounting.head_computed'), 26, ({ place }) => computedOf(place)),
        { head: t('mounting.head_measured'), of: ({ place }) => blankOf(place) },
      ],
      rows,
    ),
    foot: [
      t('mounting.recordBy', blank),
      t('mounting.recordDate', blank),
      t('mounting.recordSigned', blank),
    ].join('\u00a0\u00a0 '),
  };
  return withRemark(table, markInWords(marks, t));
}
