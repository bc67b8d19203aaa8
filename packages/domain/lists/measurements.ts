import { luminaireNumber } from '../drawing/drawnPieces.ts';
import { type Installation, type InstalledZone, lacksCables } from '../installation/installation.ts';
import {
  MAX_MEASURED_ISOLATION,
  MAX_MEASURED_VOLTS,
  measuredAt,
  NAME_KEY,
  type SiteRecord,
  siteKey,
  writtenAt,
} from '../order/site.ts';
import { formatDate, formatFigure } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { feedName, supplyName, zoneName } from './installationWords.ts';

/** Where something is measured on the site, with what it is held against (D58a). */
export interface MeasuredPlace {
  /** Of its entry in the site record. */
  key: string;
  label: string;
  unit: 'V' | 'MΩ';
  max: number;
  /** Null where nothing is computed of it, or the network cannot work. */
  computed: number | null;
  /** What the computed figure leaves out, in words; empty: nothing. */
  without: string;
  /** What is measured is not to be below it. */
  least: number;
  /** The same in words, with the rule that it comes from. */
  rule: string;
}

/** What is measured of a zone, in the order of the work: first what is done while nothing is live. */
export interface MeasuredZone {
  name: string;
  noteKey: string;
  places: MeasuredPlace[];
}

/** Up to so many volts a circuit is taken for SELV, of alternating current too. */
const MOST_SELV = 50;
const MOST_LOW = 500;

/** Insulation resistance by IEC 60364-6, table 6A: test voltage in V, and what it must come to in MΩ. */
function isolationRule(voltage: number): { test: number; least: number } {
  if (voltage <= MOST_SELV) return { test: 250, least: 0.5 };
  return { test: voltage <= MOST_LOW ? 500 : 1000, least: 1 };
}

interface Words {
  language: string;
  t: Translate;
}

/** In volts, where the feed meets the rails. @param index of the feed */
function voltsAtFeed({ network }: Installation, index: number): number | null {
  const node = network.circuit.places[index];
  return network.verdict === 'works' && node !== undefined ? (network.nodeVoltages[node] ?? null) : null;
}

/** What is measured of a zone. @param index of the zone */
function placesOf(installation: Installation, zone: InstalledZone, index: number, words: Words) {
  const { electric, feeds, pieces } = installation;
  const { language, t } = words;
  const supply = supplyName(index);
  const { test, least } = isolationRule(electric.voltage);
  const isolation: MeasuredPlace = {
    key: siteKey('isolation', supply),
    label: t('mounting.isolation', { name: supply }),
    unit: 'MΩ',
    max: MAX_MEASURED_ISOLATION,
    computed: null,
    without: '',
    least,
    rule: t(electric.voltage <= MOST_SELV ? 'mounting.leastSelv' : 'mounting.leastIsolation', {
      least: formatFigure(least, 'MΩ', language),
      test: formatFigure(test, 'V', language),
    }),
  };
  const volts = (place: string, label: string, computed: number | null): MeasuredPlace => ({
    key: siteKey('volts', place),
    label,
    unit: 'V',
    max: MAX_MEASURED_VOLTS,
    computed,
    without: computed !== null && lacksCables(installation, zone) ? t('wiring.withoutCable') : '',
    least: electric.minVoltage,
    rule: t('mounting.least', { least: formatFigure(electric.minVoltage, 'V', language) }),
  });
  const atFeeds = zone.feeds.map((feed) => {
    const name = feedName(feeds[feed]?.number ?? 0);
    return volts(name, t('mounting.voltsAtFeed', { name }), voltsAtFeed(installation, feed));
  });
  const last = pieces[zone.weakest ?? zone.pieces.at(-1) ?? -1];
  const lamp = last
    ? [
        volts(
          zoneName(index),
          t('mounting.voltsAtLast', { name: luminaireNumber(last.number) }),
          last.voltage,
        ),
      ]
    : [];
  return [isolation, ...atFeeds, ...lamp];
}

/** What is measured on the site of an order, zone by zone. @param language code in capitals */
export const measuredZones = (installation: Installation, language: string, t: Translate): MeasuredZone[] =>
  installation.zones.map((zone, index) => ({
    name: zoneName(index),
    noteKey: siteKey('note', zoneName(index)),
    places: placesOf(installation, zone, index, { language, t }),
  }));

export const isBelowLeast = ({ least }: MeasuredPlace, measured: number): boolean => measured < least;

/** `46.98 V (without the supply’s cable)`; empty where nothing is computed. */
const figureOf = ({ computed, without, unit }: MeasuredPlace, language: string): string => {
  if (computed === null) return '';
  const figure = formatFigure(computed, unit, language);
  return without ? `${figure} (${without})` : figure;
};

/** `computed 46.98 V (without the supply’s cable)`; empty where nothing is computed. */
export const computedInWords = (place: MeasuredPlace, { language, t }: Words): string =>
  place.computed === null ? '' : t('mounting.computed', { value: figureOf(place, language) });

/** `0.3 V less than computed`; empty where nothing is computed. */
export function differenceInWords(place: MeasuredPlace, measured: number, { language, t }: Words): string {
  if (place.computed === null) return '';
  const difference = Math.round((measured - place.computed) * 100) / 100;
  if (difference === 0) return t('mounting.asComputed');
  const value = formatFigure(Math.abs(difference), place.unit, language);
  return t(difference < 0 ? 'mounting.lessThanComputed' : 'mounting.moreThanComputed', { value });
}

/** A place where something is measured, or a note. */
export interface SiteRow {
  key: string;
  zone: string;
  label: string;
  computed: string;
  /** Or written; empty: nothing yet. */
  measured: string;
  difference: string;
  rule: string;
  /** Of a note, and of what is not measured yet: null. */
  isBelow: boolean | null;
  /** ISO 8601; empty: not yet. */
  at: string;
}

/** All that is to be measured on the site of an order, with what was, and its notes; without an installation nothing is. */
export function siteRows(
  installation: Installation | null,
  record: SiteRecord,
  language: string,
  t: Translate,
): SiteRow[] {
  const at = (key: string) => new Date(record.get(key)?.at ?? 0).toISOString();
  const rowOf = (zone: string, place: MeasuredPlace): SiteRow => {
    const { key, label, rule, unit } = place;
    const known = { key, zone, label, rule, computed: figureOf(place, language) };
    const measured = measuredAt(record, key);
    if (measured === null) return { ...known, measured: '', difference: '', isBelow: null, at: '' };
    return {
      ...known,
      measured: formatFigure(measured, unit, language),
      difference: differenceInWords(place, measured, { language, t }),
      isBelow: isBelowLeast(place, measured),
      at: at(key),
    };
  };
  const zones = installation ? measuredZones(installation, language, t) : [];
  return zones.flatMap(({ name, noteKey, places }) => {
    const measured = writtenAt(record, noteKey);
    const none = { computed: '', difference: '', rule: '', isBelow: null };
    const note = { ...none, key: noteKey, zone: name, label: t('mounting.note'), measured, at: at(noteKey) };
    return [...places.map((place) => rowOf(name, place)), ...(measured ? [note] : [])];
  });
}

/** The names of the columns of a file, in their order. */
const siteHeads = (t: Translate): string[] =>
  (['zone', 'place', 'measured', 'computed', 'difference', 'rule', 'verdict', 'at'] as const).map((head) =>
    t(`mounting.head_${head}`),
  );

export function verdictInWords({ isBelow, measured }: SiteRow, t: Translate): string {
  if (!measured) return t('mounting.unmeasured');
  return isBelow === null ? '' : t(isBelow ? 'mounting.tooLittle' : 'mounting.fine');
}

/** The same as rows under a head, for a spreadsheet; who measured stands at the end. */
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
      ...[row.zone, row.label, row.measured, row.computed, row.difference, row.rule],
      ...[verdictInWords(row, t), row.at && formatDate(row.at, language, true)],
    ]),
    ...(by ? [[], [t('mounting.measuredBy'), by]] : []),
  ];
}
