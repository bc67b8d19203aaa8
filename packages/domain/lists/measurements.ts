import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import type { Installation, InstalledZone } from '../installation/installation.ts';
import { supplyName } from '../kinds/supply/device.ts';
import {
  MAX_MEASURED_ISOLATION,
  MAX_MEASURED_MILLISECONDS,
  MAX_MEASURED_VOLTS,
  measuredAt,
  NAME_KEY,
  type SiteRecord,
  siteKey,
  testedAt,
  writtenAt,
} from '../order/site.ts';
import { formatDate, formatFigure, formatVolts } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Ms, Volt } from '../units.ts';
import { feedName, zoneName } from './installationWords.ts';

interface RecordPlace {
  key: string;
  label: string;
  rule: string;
}

export interface MeasuredPlace extends RecordPlace {
  kind: 'figure';
  unit: 'V' | 'MΩ' | 'ms';
  max: number;
  /** Null if nothing is computed, or if the network cannot work. */
  computed: number | null;
  without: string;
  least: number;
  most: number;
}

export interface TestedPlace extends RecordPlace {
  kind: 'test';
}

/** Places in the order of IEC 60364-6, 6.4.3: insulation, polarity, RCD, function, voltages. */
export interface MeasuredZone {
  name: string;
  noteKey: string;
  places: (MeasuredPlace | TestedPlace)[];
}

/** Maximum voltage of SELV, also for alternating current. */
const MOST_SELV: Volt = 50;
const MOST_LOW: Volt = 500;

/** Test voltage, and minimum in MΩ (IEC 60364-6:2016, table 6.1). */
function isolationRule(voltage: Volt): { test: Volt; least: number } {
  if (voltage <= MOST_SELV) return { test: 250, least: 0.5 };
  return { test: voltage <= MOST_LOW ? 500 : 1000, least: 1 };
}

/** IEC 61008-1, table 1, at the rated residual current. */
const MOST_TRIP_TIME: Ms = 300;

interface Words {
  language: string;
  t: Translate;
}

function voltsAtFeed({ network }: Installation, index: number): Volt | null {
  const node = network.circuit.places[index];
  return network.verdict === 'works' && node !== undefined ? (network.nodeVoltages[node] ?? null) : null;
}

function placesOf(
  installation: Installation,
  zone: InstalledZone,
  index: number,
  words: Words,
): MeasuredZone['places'] {
  const { electric, feeds, luminaires } = installation;
  const { language, t } = words;
  const supply = supplyName(index);
  const { test, least } = isolationRule(electric.voltage);
  const isolation: MeasuredPlace = {
    kind: 'figure',
    key: siteKey('isolation', supply),
    label: t('mounting.isolation', { name: supply }),
    unit: 'MΩ',
    max: MAX_MEASURED_ISOLATION,
    computed: null,
    without: '',
    least,
    most: Infinity,
    rule: t(electric.voltage <= MOST_SELV ? 'mounting.leastSelv' : 'mounting.leastIsolation', {
      least: formatFigure(least, 'MΩ', language),
      test: formatFigure(test, 'V', language),
    }),
  };
  const volts = (place: string, label: string, computed: Volt | null, leavesOut = false): MeasuredPlace => ({
    kind: 'figure',
    key: siteKey('volts', place),
    label,
    unit: 'V',
    max: MAX_MEASURED_VOLTS,
    computed,
    without: computed !== null && leavesOut ? t('wiring.withoutCable') : '',
    least: electric.minVoltage,
    most: Infinity,
    rule: t('mounting.least', { least: formatFigure(electric.minVoltage, 'V', language) }),
  });
  const atFeeds = zone.feeds.map((feed) => {
    const name = feedName(feeds[feed]?.number ?? 0);
    return volts(
      name,
      t('mounting.voltsAtFeed', { name }),
      voltsAtFeed(installation, feed),
      feeds[feed]?.leavesOutCable,
    );
  });
  const last = luminaires[zone.weakest ?? zone.luminaires.at(-1) ?? -1];
  const lamp = last
    ? [
        volts(
          zoneName(index),
          t('mounting.voltsAtLast', { name: luminaireNumber(last.number) }),
          last.voltage,
          last.leavesOutCable,
        ),
      ]
    : [];
  const functional: TestedPlace = {
    kind: 'test',
    key: siteKey('functional', zoneName(index)),
    label: t('mounting.functional', { name: zoneName(index) }),
    rule: t('mounting.functionalRule'),
  };
  const tripTime: MeasuredPlace = {
    kind: 'figure',
    key: siteKey('rcd', supply),
    label: t('mounting.rcd', { name: supply }),
    unit: 'ms',
    max: MAX_MEASURED_MILLISECONDS,
    computed: null,
    without: '',
    least: 0,
    most: MOST_TRIP_TIME,
    rule: t('mounting.rcdRule', { most: formatFigure(MOST_TRIP_TIME, 'ms', language) }),
  };
  const polarity = zone.feeds.map((feed): TestedPlace => {
    const name = feedName(feeds[feed]?.number ?? 0);
    const label = t('mounting.polarity', { name });
    return { kind: 'test', key: siteKey('polarity', name), label, rule: t('mounting.polarityRule') };
  });
  return [isolation, ...polarity, tripTime, functional, ...atFeeds, ...lamp];
}

export const measuredZones = (installation: Installation, language: string, t: Translate): MeasuredZone[] =>
  installation.zones.map((zone, index) => ({
    name: zoneName(index),
    noteKey: siteKey('note', zoneName(index)),
    places: placesOf(installation, zone, index, { language, t }),
  }));

export type SiteVerdict = 'fine' | 'tooLittle' | 'tooMuch' | 'passed' | 'failed';

export function verdictOf({ least, most }: MeasuredPlace, measured: number): SiteVerdict {
  if (measured < least) return 'tooLittle';
  return measured > most ? 'tooMuch' : 'fine';
}

const BAD: readonly (SiteVerdict | null)[] = ['tooLittle', 'tooMuch', 'failed'];
export const isBad = (verdict: SiteVerdict | null): boolean => BAD.includes(verdict);

export const computedFigure = ({ computed, without, unit }: MeasuredPlace, language: string): string => {
  if (computed === null) return '';
  const figure = unit === 'V' ? formatVolts(computed, language) : formatFigure(computed, unit, language);
  return without ? `${figure} (${without})` : figure;
};

export const computedInWords = (place: MeasuredPlace, { language, t }: Words): string =>
  place.computed === null ? '' : t('mounting.computed', { value: computedFigure(place, language) });

export function differenceInWords(place: MeasuredPlace, measured: number, { language, t }: Words): string {
  if (place.computed === null) return '';
  const difference = Math.round((measured - place.computed) * 100) / 100;
  if (difference === 0) return t('mounting.asComputed');
  const value = formatFigure(Math.abs(difference), place.unit, language);
  return t(difference < 0 ? 'mounting.lessThanComputed' : 'mounting.moreThanComputed', { value });
}

export interface SiteRow {
  key: string;
  zone: string;
  label: string;
  computed: string;
  measured: string;
  difference: string;
  rule: string;
  verdict: SiteVerdict | null;
  at: string;
}

export function siteRows(
  installation: Installation | null,
  record: SiteRecord,
  language: string,
  t: Translate,
): SiteRow[] {
  const at = (key: string) => new Date(record.get(key)?.at ?? 0).toISOString();
  const rowOf = (zone: string, place: MeasuredPlace | TestedPlace): SiteRow => {
    const { key, label, rule } = place;
    const computed = place.kind === 'figure' ? computedFigure(place, language) : '';
    const row = { key, zone, label, rule, computed, measured: '', difference: '', verdict: null, at: '' };
    if (place.kind === 'test') {
      const isPassed = testedAt(record, key);
      if (isPassed === null) return row;
      const verdict = isPassed ? 'passed' : 'failed';
      return { ...row, measured: t(`mounting.${verdict}`), verdict, at: at(key) };
    }
    const measured = measuredAt(record, key);
    if (measured === null) return row;
    return {
      ...row,
      measured: formatFigure(measured, place.unit, language),
      difference: differenceInWords(place, measured, { language, t }),
      verdict: verdictOf(place, measured),
      at: at(key),
    };
  };
  const zones = installation ? measuredZones(installation, language, t) : [];
  return zones.flatMap(({ name, noteKey, places }) => {
    const measured = writtenAt(record, noteKey);
    const none = { computed: '', difference: '', rule: '', verdict: null };
    const note = { ...none, key: noteKey, zone: name, label: t('mounting.note'), measured, at: at(noteKey) };
    return [...places.map((place) => rowOf(name, place)), ...(measured ? [note] : [])];
  });
}

const siteHeads = (t: Translate): string[] =>
  (['zone', 'place', 'measured', 'computed', 'difference', 'rule', 'verdict', 'at'] as const).map((head) =>
    t(`mounting.head_${head}`),
  );

export function verdictInWords({ verdict, measured }: SiteRow, t: Translate): string {
  if (!measured) return t('mounting.unmeasured');
  return verdict === null ? '' : t(`mounting.${verdict}`);
}

export function siteCells(
  installation: Installation | null,
  record: SiteRecord,
  language: string,
  t: Translate,
): string[][] {
  const rows = siteRows(installation, record, language, t);
  const by = writtenAt(record, NAME_KEY);
  return [
    siteHeads(t),
    ...rows.map((row) => [
      row.zone,
      row.label,
      row.measured,
      row.computed,
      row.difference,
      row.rule,
      verdictInWords(row, t),
      row.at && formatDate(row.at, language, true),
    ]),
    ...(by ? [[], [t('mounting.measuredBy'), by]] : []),
  ];
}
