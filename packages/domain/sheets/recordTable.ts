import { type MeasuredPlace, measuredZones, type TestedPlace } from '../lists/measurements.ts';
import { formatFigure } from '../translation/figures.ts';
import { named, type Table, type Tabled, tableOf, wrapping } from './table.ts';

interface Row {
  /** Of the zone. */
  zone: string;
  place: MeasuredPlace | TestedPlace;
}

/** Blank to be filled in by hand. */
const BLANK = '_'.repeat(9);

const blankOf = (place: MeasuredPlace | TestedPlace): string =>
  place.kind === 'figure' ? `${BLANK}\u00a0${place.unit}` : BLANK;

/** The measuring record as a form: the measurements and tests of the phone's list with blanks for their results (D58a). */
export function recordTable({ installation, language, t }: Tabled): Table | null {
  if (!installation || installation.zones.length === 0) return null;
  const rows = measuredZones(installation, language, t).flatMap(({ name, places }) =>
    places.map((place): Row => ({ zone: name, place })),
  );
  const computedOf = (place: MeasuredPlace | TestedPlace): string =>
    place.kind === 'figure' && place.computed !== null
      ? formatFigure(place.computed, place.unit, language)
      : '';
  const blank = { blank: BLANK };
  return {
    ...tableOf<Row>(
      t('mounting.record'),
      [
        named(t('mounting.head_zone'), 12, ({ zone }) => zone),
        wrapping(t('mounting.head_place'), 50, ({ place }) => place.label),
        wrapping(t('mounting.head_rule'), 56, ({ place }) => place.rule),
        { head: t('mounting.head_computed'), width: 14, of: ({ place }) => computedOf(place) },
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
}
