import type { Role } from '../catalogue/partTable.ts';
import type { Installation } from '../installation/installation.ts';
import { deviceName } from '../kinds/devices.ts';
import { isCabled } from '../kinds/feed/feed.ts';
import { gatewayName } from '../kinds/gateway/device.ts';
import { stepNumber } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { supplyName } from '../kinds/supply/device.ts';
import {
  BUS_CONDUCTOR,
  busCableName,
  busCables,
  deviceCables,
  feedCableName,
  mainsCables,
  TERMINALS,
} from '../lists/cables.ts';
import { cablesInWords, feedName, unboughtTitle } from '../lists/installationWords.ts';
import { jointedParts } from '../lists/mountingRails.ts';
import { marked, markInWords } from '../lists/unknownCables.ts';
import {
  formatFigure,
  formatFixed,
  formatMetres,
  formatNumber,
  formatVolts,
} from '../translation/figures.ts';
import type { Volt } from '../units.ts';
import { mainsCurrent } from '../wiring/breakers.ts';
import { resistanceOf } from '../wiring/electric.ts';
import { NONE, type PaperTable, sum, type Tabled, withRemark } from './table.ts';

const ended = (device: string, terminals: string): string => `${device}\u00a0${terminals}`;

/** D54. */
const dropOfCable = ({ cable, current }: Installation['feeds'][number]): Volt | null =>
  isCabled(cable) && current !== null ? current * resistanceOf(cable.conductor, cable.length) : null;

/** Mains cables continue the count of feeds. */
function rowsOf({ page, language, t }: Tabled, installation: Installation): string[][] {
  const { zones, electric } = installation;
  const geometry = geometryOf(page.plan.layout);
  const { power } = page.order;
  const amperes = (value: number) => formatFixed(value, 2, language);
  const codeOf = (role: Role) => page.data.lines.find((one) => one.role === role)?.code ?? '';
  const twoCores = (conductor: number) => `2\u00a0×\u00a0${formatNumber(conductor, language)}`;
  const metres = (length: number | null) =>
    length === null ? t('sheet.cableUnknown') : formatMetres(length, language);
  const railOf = (stepId: string) => t('sheet.railNumber', { number: stepNumber(geometry, stepId) });
  const voltage = `${formatFigure(electric.voltage, 'V', language)}\u00a0DC`;
  const ofFeeds = jointedParts(geometry, page, installation).flatMap((part): string[][] => {
    if (part.kind !== 'feed') return [];
    const { feed, role } = part;
    const { number, zone, cable, current, stepId, leavesOutCable } = feed;
    const drop = dropOfCable(feed);
    const remark = [railOf(stepId), t(`mounting.feed_${feed.spot.kind}`), codeOf(role)];
    return [
      [
        feedCableName(number),
        ended(supplyName(zone), TERMINALS.output),
        ended(feedName(number), TERMINALS.rail),
        ...(isCabled(cable) ? [twoCores(cable.conductor), metres(cable.length)] : [NONE, metres(null)]),
        voltage,
        current === null ? NONE : marked(amperes(current), leavesOutCable),
        drop === null ? NONE : marked(formatVolts(drop, language), leavesOutCable),
        remark.filter(Boolean).join(', '),
      ],
    ];
  });
  const mains = mainsCables(page, installation).map(({ name, breaker, device }, index) => [
    name,
    `${t('sheet.boardName')} ${breaker}`,
    device,
    NONE,
    NONE,
    '230\u00a0V\u00a0AC',
    index < zones.length && power > 0 ? amperes(mainsCurrent(power)) : NONE,
    NONE,
    t('sheet.chosenThere'),
  ]);
  const ofBuses = busCables(page, installation).map(({ number, gateway, feed, addresses, length }) => [
    busCableName(number),
    ended(gatewayName(gateway - 1), TERMINALS.bus),
    ended(feedName(feed.number), TERMINALS.bus),
    twoCores(BUS_CONDUCTOR),
    metres(length),
    'DALI',
    NONE,
    NONE,
    [railOf(feed.stepId), t('sheet.busOf', { addresses })].join(', '),
  ]);
  const ofDevices = deviceCables(page, installation).map(({ number, gateway, device, length }) => [
    busCableName(number),
    ended(gatewayName(gateway - 1), TERMINALS.bus),
    ended(deviceName(device), TERMINALS.bus),
    twoCores(BUS_CONDUCTOR),
    metres(length),
    'DALI',
    NONE,
    NONE,
    unboughtTitle(device, t),
  ]);
  return [...ofFeeds, ...ofBuses, ...ofDevices, ...mains];
}

/** D75. */
export function cableTable(tabled: Tabled): PaperTable | null {
  const { installation, language, t } = tabled;
  if (!installation || installation.zones.length === 0) return null;
  const buses = [...busCables(tabled.page, installation), ...deviceCables(tabled.page, installation)].map(
    ({ length }) => length,
  );
  const unknown =
    installation.feeds.filter(({ cable }) => !isCabled(cable)).length +
    buses.filter((length) => length === null).length;
  const ofBuses = sum(buses.map((length) => length ?? 0));
  const total = [
    cablesInWords(installation.feeds, language),
    ofBuses > 0 && `DALI: ${formatMetres(ofBuses, language)}`,
    unknown > 0 && t('sheet.cablesUnknown', { count: unknown }),
  ];
  const figure = (head: string, width: number) => ({ head, width, isFigure: true });
  const table = {
    title: t('sheet.cables'),
    columns: [
      { head: t('sheet.luminaire'), width: 10, isBold: true },
      { head: t('sheet.cableFrom'), width: 20 },
      { head: t('sheet.cableTo'), width: 20 },
      figure(t('sheet.cableSection'), 17),
      figure(t('sheet.cableLength'), 20),
      figure(t('sheet.cableVoltage'), 20),
      figure(t('sheet.amperes'), 13),
      figure(t('sheet.drop'), 18),
      { head: t('sheet.cableRemark') },
    ],
    rows: rowsOf(tabled, installation),
    foot: t('sheet.cableTotal', { cables: total.filter(Boolean).join('; ') }),
  };
  return withRemark(table, markInWords(installation.feeds, t));
}
