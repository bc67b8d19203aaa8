import type { Role } from '../catalogue/partTable.ts';
import type { Installation } from '../installation/installation.ts';
import { stepNumber } from '../layout/geometry.ts';
import { geometryOf } from '../layout/layout.ts';
import { cablesInWords, feedName, gatewayName, supplyName } from '../lists/installationWords.ts';
import { jointedParts } from '../lists/mountingRails.ts';
import { upTo } from '../math/lists.ts';
import { formatFigure, formatFixed, formatMetres, formatNumber } from '../translation/figures.ts';
import { resistanceOf } from '../wiring/electric.ts';
import { isCabled } from '../wiring/feed.ts';
import { busCables, feedCableName, mainsName } from './cables.ts';
import { gatewayCount } from './gatewayBand.ts';
import { NONE, sum, type Table, type Tabled, tableOf } from './table.ts';

/** What is lost in the cable of a feed (D54), in volts; null where it is not known. */
const dropOfCable = ({ cable, current }: Installation['feeds'][number]): number | null =>
  isCabled(cable) && current !== null ? current * resistanceOf(cable.conductor, cable.length) : null;

/** Of a bus, in mm²: with it one may be as long as IEC 62386-101 has it, 300 m. */
export const BUS_CONDUCTOR = 1.5;

interface CableRow {
  name: string;
  from: string;
  to: string;
  conductors: string;
  length: string;
  voltage: string;
  current: string;
  drop: string;
  remark: string;
}

/** Cables of feeds have the numbers of these; those of the mains, which the electrician chooses, go on counting. */
function rowsOf({ page, language, t }: Tabled, installation: Installation): CableRow[] {
  const { zones, electric } = installation;
  const geometry = geometryOf(page.plan.layout);
  const { power } = page.order;
  const amperes = (value: number | null) => (value === null ? NONE : formatFixed(value, 2, language));
  const codeOf = (role: Role) => page.data.lines.find((one) => one.role === role)?.code ?? '';
  const ofFeeds = jointedParts(geometry, page, installation).flatMap((part): CableRow[] => {
    if (part.kind !== 'feed') return [];
    const { feed } = part;
    const { number, zone, cable, current, stepId } = feed;
    const drop = dropOfCable(feed);
    return [
      {
        ...{ name: feedCableName(number), from: supplyName(zone), to: feedName(number) },
        conductors: isCabled(cable) ? `2\u00a0×\u00a0${formatNumber(cable.conductor, language)}` : NONE,
        length: isCabled(cable) ? formatMetres(cable.length, language) : t('sheet.cableUnknown'),
        voltage: `${formatFigure(electric.voltage, 'V', language)}\u00a0DC`,
        current: amperes(current),
        drop: drop === null ? NONE : `${formatFixed(drop, 3, language)}\u00a0V`,
        remark: [
          t('sheet.railNumber', { number: stepNumber(geometry, stepId) }),
          t(`mounting.feed_${part.feed.spot.kind}`),
          codeOf(part.role),
        ]
          .filter(Boolean)
          .join(', '),
      },
    ];
  });
  const gateways = gatewayCount(page, installation);
  const mains = [
    ...zones.map((_, index) => ({
      to: supplyName(index),
      from: 'RG −Q2',
      current: power > 0 ? power / 230 : null,
    })),
    ...upTo(gateways).map((index) => ({ to: gatewayName(index), from: 'RG −Q3', current: null })),
  ].map(
    ({ current, ...ends }, index): CableRow => ({
      ...{ name: mainsName(installation, index), ...ends },
      ...{
        conductors: NONE,
        length: NONE,
        voltage: '230\u00a0V\u00a0AC',
        current: amperes(current),
        drop: NONE,
      },
      remark: t('sheet.chosenThere'),
    }),
  );
  const ofBuses = busCables(page, installation).map(
    ({ number, gateway, feed, addresses, length }): CableRow => ({
      ...{ name: `D${number}`, from: gatewayName(gateway - 1), to: feedName(feed.number) },
      conductors: `2\u00a0×\u00a0${formatNumber(BUS_CONDUCTOR, language)}`,
      length: length === null ? t('sheet.cableUnknown') : formatMetres(length, language),
      ...{ voltage: 'DALI', current: NONE, drop: NONE },
      remark: [
        t('sheet.railNumber', { number: stepNumber(geometry, feed.stepId) }),
        t('sheet.busOf', { addresses }),
      ].join(', '),
    }),
  );
  return [...ofFeeds, ...ofBuses, ...mains];
}

/** Every cable: from where to where, and what is lost in it (D75). */
export function cableTable(tabled: Tabled): Table | null {
  const { installation, language, t } = tabled;
  if (!installation || installation.zones.length === 0) return null;
  const buses = busCables(tabled.page, installation).map(({ length }) => length);
  const unknown =
    installation.feeds.filter(({ cable }) => !isCabled(cable)).length +
    buses.filter((length) => length === null).length;
  const known = cablesInWords(installation.feeds, language);
  const ofBuses = sum(buses.map((length) => length ?? 0));
  const total = [
    known,
    ofBuses > 0 ? `DALI: ${formatMetres(ofBuses, language)}` : null,
    unknown > 0 ? t('sheet.cablesUnknown', { count: unknown }) : null,
  ]
    .filter((words) => words !== null)
    .join('; ');
  const table = tableOf<CableRow>(
    t('sheet.cables'),
    [
      { head: t('sheet.luminaire'), width: 10, isBold: true, of: ({ name }) => name },
      { head: t('sheet.cableFrom'), width: 16, of: ({ from }) => from },
      { head: t('sheet.cableTo'), width: 10, of: ({ to }) => to },
      { head: t('sheet.cableSection'), width: 17, isFigure: true, of: ({ conductors }) => conductors },
      { head: t('sheet.cableLength'), width: 20, isFigure: true, of: ({ length }) => length },
      { head: t('sheet.cableVoltage'), width: 20, isFigure: true, of: ({ voltage }) => voltage },
      { head: t('sheet.amperes'), width: 13, isFigure: true, of: ({ current }) => current },
      { head: t('sheet.drop'), width: 18, isFigure: true, of: ({ drop }) => drop },
      { head: t('sheet.cableRemark'), of: ({ remark }) => remark },
    ],
    rowsOf(tabled, installation),
  );
  return { ...table, foot: t('sheet.cableTotal', { cables: total }) };
}
