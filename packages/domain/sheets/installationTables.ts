import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import {
  gatewaysNeeded,
  type Installation,
  type InstalledCut,
  type InstalledLuminaire,
  type InstalledZone,
  zoneCurrent,
  zoneLeavesOutCable,
} from '../installation/installation.ts';
import { isCabled } from '../kinds/feed/feed.ts';
import { placeOfEnd, stepNumber } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { supplyName } from '../kinds/supply/device.ts';
import { isUnderpoweredIn } from '../lists/facts.ts';
import { busPlaceInWords, cableInWords, feedName, namesOf, zoneName } from '../lists/installationWords.ts';
import { isLoadUnknown } from '../lists/loadWords.ts';
import { luminaireList } from '../lists/luminaireList.ts';
import { formatRanges } from '../lists/ranges.ts';
import { storedTitle } from '../lists/recordRows.ts';
import { marked, markInWords } from '../lists/unknownCables.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { loadPercent } from '../quote/power.ts';
import { formatDrop, formatFixed, formatNumber, formatShare } from '../translation/figures.ts';
import type { Cm, Watt } from '../units.ts';
import {
  figure,
  NONE,
  namedColumn,
  type PaperTable,
  sum,
  type Tabled,
  tableOf,
  withRemark,
  wrapping,
} from './table.ts';

export function luminaireTable({ page, luminaires, installation, language, t }: Tabled): PaperTable | null {
  if (luminaires.length === 0) return null;
  const { rows } = luminaireList(luminaires, page.data.lines, page.plan, language, t);
  const installed = installation?.luminaires ?? [];
  const watts = (value: number) => formatNumber(value, language);
  const gateways = gatewaysNeeded(installation);
  const angle = (words: string) => (words === '0' ? NONE : `${words}°`);
  type Row = (typeof rows)[number] & { own: InstalledLuminaire | undefined };
  const ofInstalled = (of: (own: InstalledLuminaire) => string) => (row: Row) =>
    row.own ? of(row.own) : NONE;
  const volts = ({ voltage, leavesOutCable }: InstalledLuminaire) =>
    voltage === null ? NONE : marked(formatFixed(voltage, 2, language), leavesOutCable);
  const bus = ({ bus: place }: InstalledLuminaire) => (place ? busPlaceInWords(place, gateways) : NONE);
  const count = t('sheet.luminaireCount', { count: rows.length });
  const all = watts(sum(installed.map((own) => own.watts)));
  const isInstalled = installation !== null;
  const table = tableOf<Row>(
    t('sheet.luminaires'),
    [
      namedColumn(t('sheet.luminaire'), 10, ({ number }) => number),
      { head: t('sheet.typeSign'), width: 9, of: ({ sign }) => sign || NONE },
      { head: t('sheet.code'), width: 18, of: ({ code }) => code },
      { head: t('sheet.article'), of: ({ title }) => title, total: count },
      figure(t('sheet.rail'), 12, ({ rail }) => rail),
      figure(t('sheet.place'), 14, ({ place }) => place),
      figure(t('sheet.turn'), 13, ({ turn }) => angle(turn)),
      figure(t('sheet.tilt'), 14, ({ tilt }) => angle(tilt)),
      isInstalled && { head: t('sheet.zone'), width: 11, of: ofInstalled(({ zone }) => zoneName(zone)) },
      gateways > 0 && { head: t('sheet.bus'), width: gateways > 1 ? 14 : 10, of: ofInstalled(bus) },
      isInstalled &&
        figure(
          t('sheet.watts'),
          11,
          ofInstalled((own) => watts(own.watts)),
          all,
        ),
      isInstalled && figure(t('sheet.volts'), 12, ofInstalled(volts)),
    ],
    rows.map((row, index) => ({ ...row, own: installed[index] })),
  );
  return withRemark(table, markInWords(installed, t));
}

function railsOf({ sections }: InstalledZone, { plan }: ShownOrder): string {
  const ids = new Set(sections.map(({ stepId }) => stepId));
  return formatRanges(plan.layout.steps.flatMap(({ id }, index) => (ids.has(id) ? [index + 1] : [])));
}

/** Luminaires without a position load a supply but are in no current. */
interface ZoneRow {
  zone: InstalledZone | null;
  index: number;
  count: number;
  load: Watt;
}

function zoneRows({ page }: Tabled, { zones, luminaires: pieces }: Installation): ZoneRow[] {
  const placedLoad = ({ luminaires: own }: InstalledZone) =>
    sum(own.map((index) => pieces[index]?.watts ?? 0));
  const count = sum(page.plan.choices.bindings.map(({ quantity }) => quantity)) - pieces.length;
  const load = sum([...zones.map((zone) => zone.load), ...zones.map((zone) => -placedLoad(zone))]);
  return [
    ...zones.map((zone, index) => ({ zone, index, count: zone.luminaires.length, load: placedLoad(zone) })),
    ...(count > 0 ? [{ zone: null, index: 0, count, load }] : []),
  ];
}

export function zoneTable(tabled: Tabled): PaperTable | null {
  const { page, installation, language, t } = tabled;
  if (!installation || installation.zones.length === 0) return null;
  const { feeds, luminaires: pieces, electric } = installation;
  const line = page.data.lines.find(({ kind }) => kind === 'power');
  const supply = page.order.power;
  const rows = zoneRows(tabled, installation);
  const fixed = (value: number | null) => (value === null ? NONE : formatFixed(value, 2, language));
  const weakestOf = (zone: InstalledZone | null) => pieces[zone?.weakest ?? -1] ?? null;
  const isUnknown = (zone: InstalledZone | null) => zone !== null && isLoadUnknown(zone, pieces);
  const supplyOf = ({ zone, index }: ZoneRow) =>
    zone
      ? [supplyName(index), line && storedTitle(line, language, t)].filter(Boolean).join(', ')
      : `${supplyName(0)}, ${t('sheet.withoutPlace')}`;
  const shareOf = ({ zone, load }: ZoneRow) =>
    supply > 0 && !isUnknown(zone) ? formatShare(loadPercent(load, supply) * 100, language) : NONE;
  const feedsOf = ({ zone }: ZoneRow) =>
    namesOf(
      (zone?.feeds ?? []).map((index) => feeds[index]?.number ?? 0),
      feedName,
    ) || NONE;
  const leastOf = ({ zone }: ZoneRow) => {
    const weakest = weakestOf(zone);
    if (!zone || !weakest) return NONE;
    const voltage = marked(fixed(weakest.voltage), weakest.leavesOutCable);
    return `${voltage} (${luminaireNumber(weakest.number)})`;
  };
  const dropOf = ({ zone }: ZoneRow) => {
    const voltage = weakestOf(zone)?.voltage ?? null;
    if (voltage === null) return NONE;
    const drop = formatDrop(100 * (1 - voltage / electric.voltage), language);
    return marked(drop, weakestOf(zone)?.leavesOutCable ?? false);
  };
  const currentOf = ({ zone }: ZoneRow) => {
    const current = zone && zone.feeds.length > 0 ? zoneCurrent(installation, zone) : null;
    return zone && current !== null ? marked(fixed(current), zoneLeavesOutCable(installation, zone)) : NONE;
  };
  const wattsOf = ({ zone, load }: ZoneRow) => (isUnknown(zone) ? NONE : formatNumber(load, language));
  const count = String(sum(rows.map((row) => row.count)));
  const watts = isUnderpoweredIn(page) ? NONE : formatNumber(sum(rows.map(({ load }) => load)), language);
  const table = tableOf<ZoneRow>(
    t('sheet.zones', { voltage: formatNumber(electric.voltage, language) }),
    [
      namedColumn(t('sheet.zone'), 11, ({ zone, index }) => (zone ? zoneName(index) : NONE)),
      { head: t('sheet.supply'), of: supplyOf },
      wrapping(t('sheet.rails'), 22, ({ zone }) => (zone ? railsOf(zone, page) : NONE)),
      figure(t('sheet.ofLuminaires'), 13, (row) => String(row.count), count),
      figure(t('sheet.watts'), 12, wattsOf, watts),
      figure(t('sheet.load'), 16, shareOf),
      wrapping(t('sheet.feeds'), 20, feedsOf),
      figure(t('sheet.amperes'), 12, currentOf),
      figure(t('sheet.leastVoltage'), 22, leastOf),
      figure(t('sheet.drop'), 13, dropOf),
    ],
    rows,
  );
  return withRemark(table, markInWords([...feeds, ...pieces], t));
}

export function feedTable({ page: { plan }, installation, language, t }: Tabled): PaperTable | null {
  if (!installation) return null;
  const geometry = geometryOf(plan.layout);
  const placed = (stepId: string, at: Cm) => [
    String(stepNumber(geometry, stepId)),
    formatNumber(at, language),
  ];
  const placeOfCut = ({ cut }: InstalledCut) => ('at' in cut ? cut.at : placeOfEnd(geometry, cut));
  const rows = [
    ...installation.feeds.map(({ number, stepId, at, zone, current, cable, leavesOutCable }) => [
      feedName(number),
      ...placed(stepId, at),
      zoneName(zone),
      current === null ? NONE : marked(formatFixed(current, 2, language), leavesOutCable),
      isCabled(cable) ? cableInWords(cable, language) : t('sheet.cableUnknown'),
    ]),
    ...installation.cuts.map((one) => [
      NONE,
      ...placed(one.cut.stepId, placeOfCut(one)),
      NONE,
      NONE,
      t('sheet.isolation'),
    ]),
  ];
  const table = {
    title: t('sheet.feedPlaces'),
    columns: [
      { head: t('sheet.luminaire'), isBold: true },
      { head: t('sheet.rail'), width: 12, isFigure: true },
      { head: t('sheet.place'), width: 14, isFigure: true },
      { head: t('sheet.zone'), width: 10 },
      { head: t('sheet.amperes'), width: 12, isFigure: true },
      { head: t('sheet.cable'), width: 24 },
    ],
    rows,
  };
  return withRemark(table, markInWords(installation.feeds, t));
}
