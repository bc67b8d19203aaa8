import { luminaireNumber } from '../drawing/drawnPieces.ts';
import { type InstalledZone, lacksCables, zoneCurrent } from '../installation/installation.ts';
import { lacksPowerIn } from '../lists/facts.ts';
import {
  busPlaceInWords,
  cableInWords,
  feedName,
  namesOf,
  supplyName,
  zoneName,
} from '../lists/installationWords.ts';
import { isLoadUnknown } from '../lists/loadWords.ts';
import { luminaireList } from '../lists/luminaireList.ts';
import { formatRanges } from '../lists/ranges.ts';
import { storedTitle } from '../lists/recordRows.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { loadPercent } from '../quote/load.ts';
import { formatDrop, formatFixed, formatNumber, formatShare } from '../translation/figures.ts';
import { isCabled } from '../wiring/feed.ts';
import type { Table } from './table.ts';
import { NONE, sum, type Tabled, tableOf } from './tabled.ts';

export function luminaireTable({ page, luminaires, installation, language, t }: Tabled): Table | null {
  if (luminaires.length === 0) return null;
  const { rows } = luminaireList(luminaires, page.data.lines, page.plan, language);
  const installed = installation?.pieces ?? [];
  const watts = (value: number) => formatNumber(value, language);
  const gateways = Math.max(0, ...installed.map(({ bus }) => bus?.gateway ?? 0));
  const angle = (words: string) => (words === '0' ? NONE : `${words}°`);
  const all = rows.map((row, index) => ({ ...row, own: installed[index] }));
  return tableOf(
    t('sheet.luminaires'),
    [
      { head: t('sheet.luminaire'), width: 10, isBold: true, of: ({ number }) => number },
      { head: t('sheet.code'), width: 18, of: ({ code }) => code },
      {
        head: t('sheet.article'),
        of: ({ title }) => title,
        total: t('sheet.luminaireCount', { count: rows.length }),
      },
      { head: t('sheet.rail'), width: 12, isFigure: true, of: ({ rail }) => rail },
      { head: t('sheet.place'), width: 14, isFigure: true, of: ({ place }) => place },
      { head: t('sheet.turn'), width: 13, isFigure: true, of: ({ turn }) => angle(turn) },
      { head: t('sheet.tilt'), width: 14, isFigure: true, of: ({ tilt }) => angle(tilt) },
      installation !== null && {
        ...{ head: t('sheet.zone'), width: 11 },
        of: ({ own }) => (own ? zoneName(own.zone) : NONE),
      },
      gateways > 0 && {
        ...{ head: t('sheet.bus'), width: gateways > 1 ? 14 : 10 },
        of: ({ own }) => (own?.bus ? busPlaceInWords(own.bus, gateways) : NONE),
      },
      installation !== null && {
        ...{ head: t('sheet.watts'), width: 11, isFigure: true },
        of: ({ own }) => (own ? watts(own.watts) : NONE),
        total: watts(sum(installed.map(({ watts: own }) => own))),
      },
      installation !== null && {
        ...{ head: t('sheet.volts'), width: 12, isFigure: true },
        of: ({ own }) => (own?.voltage == null ? NONE : formatFixed(own.voltage, 2, language)),
      },
    ],
    all,
  );
}

/** Numbers of the rails that a zone has a part of. */
function railsOf({ sections }: InstalledZone, { plan }: ShownOrder): string {
  const ids = new Set(sections.map(({ stepId }) => stepId));
  return formatRanges(plan.layout.steps.flatMap(({ id }, index) => (ids.has(id) ? [index + 1] : [])));
}

export function zoneTable({ page, installation, language, t }: Tabled): Table | null {
  if (!installation || installation.zones.length === 0) return null;
  const { zones, feeds, pieces, electric } = installation;
  const line = page.data.lines.find(({ kind }) => kind === 'power');
  const supply = page.order.power;
  const figure = (value: number | null, digits: number) =>
    value === null ? NONE : formatFixed(value, digits, language);
  const weakestOf = ({ weakest }: InstalledZone) => (weakest === null ? null : (pieces[weakest] ?? null));
  // What has no place loads a supply, and is in no current: it has a row of its own.
  const placedLoad = ({ pieces: own }: InstalledZone) => sum(own.map((index) => pieces[index]?.watts ?? 0));
  const unplaced = {
    count: sum(page.plan.choices.bindings.map(({ quantity }) => quantity)) - pieces.length,
    load: sum([...zones.map(({ load }) => load), ...zones.map((zone) => -placedLoad(zone))]),
  };
  const rows: { zone: InstalledZone | null; index: number; count: number; load: number }[] = [
    ...zones.map((zone, index) => ({ zone, index, count: zone.pieces.length, load: placedLoad(zone) })),
    ...(unplaced.count > 0 ? [{ zone: null, index: 0, ...unplaced }] : []),
  ];
  return tableOf(
    [
      t('sheet.zones', { voltage: formatNumber(electric.voltage, language) }),
      ...(zones.some((zone) => lacksCables(installation, zone)) ? [t('wiring.withoutCable')] : []),
    ].join(', '),
    [
      {
        ...{ head: t('sheet.zone'), width: 11, isBold: true },
        of: ({ zone, index }) => (zone ? zoneName(index) : NONE),
      },
      {
        head: t('sheet.supply'),
        of: ({ zone, index }) =>
          zone
            ? [supplyName(index), line && storedTitle(line, language)].filter(Boolean).join(', ')
            : `${supplyName(0)}, ${t('sheet.withoutPlace')}`,
      },
      {
        head: t('sheet.rails'),
        width: 22,
        wraps: true,
        of: ({ zone }) => (zone ? railsOf(zone, page) : NONE),
      },
      {
        ...{ head: t('sheet.ofLuminaires'), width: 13, isFigure: true },
        of: ({ count }) => String(count),
        total: String(sum(rows.map(({ count }) => count))),
      },
      {
        ...{ head: t('sheet.watts'), width: 12, isFigure: true },
        of: ({ zone, load }) => (zone && isLoadUnknown(zone, pieces) ? NONE : formatNumber(load, language)),
        total: lacksPowerIn(page) ? NONE : formatNumber(sum(rows.map(({ load }) => load)), language),
      },
      {
        ...{ head: t('sheet.load'), width: 16, isFigure: true },
        of: ({ zone, load }) =>
          supply > 0 && !(zone && isLoadUnknown(zone, pieces))
            ? formatShare(loadPercent(load, supply) * 100, language)
            : NONE,
      },
      {
        ...{ head: t('sheet.feeds'), width: 20, wraps: true },
        of: ({ zone }) =>
          namesOf(
            (zone?.feeds ?? []).map((index) => feeds[index]?.number ?? 0),
            feedName,
          ) || NONE,
      },
      {
        ...{ head: t('sheet.amperes'), width: 12, isFigure: true },
        of: ({ zone }) => figure(zone && zone.feeds.length > 0 ? zoneCurrent(installation, zone) : null, 2),
      },
      {
        ...{ head: t('sheet.leastVoltage'), width: 22, isFigure: true },
        of: ({ zone }) => {
          const weakest = zone && weakestOf(zone);
          return weakest ? `${figure(weakest.voltage, 2)} (${luminaireNumber(weakest.number)})` : NONE;
        },
      },
      {
        ...{ head: t('sheet.drop'), width: 13, isFigure: true },
        of: ({ zone }) => {
          const voltage = (zone && weakestOf(zone)?.voltage) ?? null;
          if (voltage === null) return NONE;
          return formatDrop(100 * (1 - voltage / electric.voltage), language);
        },
      },
    ],
    rows,
  );
}

/** Every feed, and every joint that a cut isolates, with its place. */
export function feedTable({ page: { plan }, installation, language, t }: Tabled): Table | null {
  if (!installation) return null;
  const { steps } = plan.layout;
  const numberOf = (stepId: string) => String(steps.findIndex(({ id }) => id === stepId) + 1);
  const lengthOf = (stepId: string) => steps.find(({ id }) => id === stepId)?.frameLength ?? 0;
  const placed = (stepId: string, at: number) => ({
    rail: numberOf(stepId),
    place: formatNumber(at, language),
  });
  const rows = [
    ...installation.feeds.map(({ number, stepId, at, zone, current, cable }) => ({
      name: feedName(number),
      ...placed(stepId, at),
      zone: zoneName(zone),
      current: current === null ? NONE : formatFixed(current, 2, language),
      cable: isCabled(cable) ? cableInWords(cable, language) : t('sheet.cableUnknown'),
    })),
    ...installation.cuts.map(({ cut }) => ({
      name: t('sheet.isolation'),
      ...placed(cut.stepId, 'at' in cut ? cut.at : cut.end === 'left' ? 0 : lengthOf(cut.stepId)),
      zone: NONE,
      current: NONE,
      cable: NONE,
    })),
  ];
  return tableOf(
    t('sheet.feedPlaces'),
    [
      { head: t('sheet.luminaire'), isBold: true, of: ({ name }) => name },
      { head: t('sheet.rail'), width: 12, isFigure: true, of: ({ rail }) => rail },
      { head: t('sheet.place'), width: 15, isFigure: true, of: ({ place }) => place },
      { head: t('sheet.zone'), width: 12, of: ({ zone }) => zone },
      { head: t('sheet.amperes'), width: 13, isFigure: true, of: ({ current }) => current },
      { head: t('sheet.cable'), width: 24, of: ({ cable }) => cable },
    ],
    rows,
  );
}
