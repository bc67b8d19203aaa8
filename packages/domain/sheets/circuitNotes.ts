import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import type { Buses } from '../installation/buses.ts';
import { boughtGateways } from '../installation/control.ts';
import { type Installation, weakestOf } from '../installation/installation.ts';
import { deviceName } from '../kinds/devices.ts';
import { gatewayName } from '../kinds/gateway/device.ts';
import { supplyName } from '../kinds/supply/device.ts';
import { BUS_CONDUCTOR, deviceCables, gatewayCount, mainsGatewayCount } from '../lists/cables.ts';
import { feedName, namesOf } from '../lists/installationWords.ts';
import { isLoadUnknown } from '../lists/loadWords.ts';
import type { OpenWords } from '../lists/openWords.ts';
import { formatAmperes, marked } from '../lists/unknownCables.ts';
import { sumOf, upTo } from '../math/lists.ts';
import { rectangleOutline } from '../paths/outlines.ts';
import { loadPercent } from '../quote/power.ts';
import { element } from '../tags/structure.ts';
import { formatFigure, formatShare, formatVolts } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Mm } from '../units.ts';
import { exceedsBreaker, mainsCurrent } from '../wiring/breakers.ts';
import { type PaperMark, path, words } from './marks.ts';
import { numberedNotes, unknownCableNotes } from './notes.ts';
import type { Block } from './placeBlocks.ts';
import * as signs from './signs.ts';
import { NONE, type PaperTable, type Tabled } from './table.ts';
import { wrapped } from './textWidth.ts';

function unknowns({ page, t }: Tabled, installation: Installation): string[] {
  const { feeds, zones, gateways } = installation;
  const unplaced = zones.flatMap(({ supply }, index) => (supply ? [] : [index + 1]));
  const count = mainsGatewayCount(page, installation);
  const without = upTo(count).slice(gateways.length);
  const places = [
    ...(unplaced.length > 0 ? [namesOf(unplaced, (number) => supplyName(number - 1))] : []),
    ...without.map((index) => gatewayName(index)),
  ];
  return [
    ...unknownCableNotes(feeds, t),
    ...(places.length > 0 ? [t('sheet.unknownPlaces', { places: places.join(', ') })] : []),
  ];
}

/** No article states the bus current of devices bought elsewhere (D69a). */
function busDeviceNotes({ page, t }: Tabled, installation: Installation): string[] {
  const devices = deviceCables(page, installation).map(({ device }) => deviceName(device));
  return devices.length > 0 ? [t('sheet.noteBusDevices', { devices: devices.join(', ') })] : [];
}

/** D75. */
export function circuitNotes(tabled: Tabled, width: number): PaperTable | null {
  const { page, installation, language, t } = tabled;
  if (!installation) return null;
  const { voltage, conductor, jointResistance } = installation.electric;
  const notes = [
    t('sheet.noteSelv', { voltage: formatFigure(voltage, 'V', language) }),
    t('sheet.notePolarity'),
    t('sheet.noteRoutes'),
    ...(page.order.systemType === 'dali'
      ? [
          t('sheet.noteDali', { voltage: formatFigure(voltage, 'V', language) }),
          t('sheet.noteBuses', { conductor: formatFigure(BUS_CONDUCTOR, 'mm²', language) }),
          ...busDeviceNotes(tabled, installation),
        ]
      : []),
    t('sheet.noteAssumed', {
      conductor: formatFigure(conductor, 'mm²', language),
      joint: formatFigure(jointResistance, 'mΩ', language),
    }),
    t('sheet.noteMains'),
    ...(exceedsBreaker(page.order.power)
      ? [t('sheet.noteLargeSupply', { current: formatAmperes(mainsCurrent(page.order.power), language) })]
      : []),
    ...unknowns(tabled, installation),
  ];
  return numberedNotes(t('sheet.circuitNotes'), notes, width);
}

interface Checked {
  name: string;
  text: string;
  isFine: boolean;
}

function addressesInWords(buses: Buses, bought: number, t: Translate): string {
  const count = sumOf([...buses.gateways, ...buses.overfull].map(({ addresses }) => addresses));
  return bought === 0
    ? t('sheet.addressesWithoutGateway', { count })
    : t('sheet.addressesOf', { count, most: buses.capacity.addresses * bought });
}

function checkedOf({ page, language, t }: Tabled, installation: Installation, open: OpenWords): Checked[] {
  const { zones, luminaires, feeds, electric, buses } = installation;
  const { power } = page.order;
  const shares = zones.map((zone, index) => ({
    percent: power > 0 && !isLoadUnknown(zone, luminaires) ? loadPercent(zone.load, power) : null,
    name: supplyName(index),
  }));
  const worst = shares.reduce<(typeof shares)[number] | undefined>(
    (most, one) => ((one.percent ?? -1) > (most?.percent ?? -1) ? one : most),
    undefined,
  );
  const weakest = weakestOf(installation);
  const strongest = feeds.reduce<(typeof feeds)[number] | null>(
    (most, one) => ((one.current ?? -1) > (most?.current ?? -1) ? one : most),
    null,
  );
  const count = gatewayCount(page, installation);
  const bought = boughtGateways(page.plan.choices, 'dali');
  const limit = {
    least: formatVolts(electric.minVoltage, language),
    most: formatFigure(electric.maxCurrent, 'A', language),
  };
  const all: (Checked | false)[] = [
    {
      name: t('sheet.checkSupplies'),
      text:
        worst?.percent == null
          ? NONE
          : t('sheet.checkMost', {
              value: formatShare(worst.percent * 100, language),
              name: worst.name,
              limit: formatShare(10_000, language),
            }),
      isFine: shares.every(({ percent }) => percent !== null && percent <= 100),
    },
    {
      name: t('sheet.checkVoltage'),
      text:
        weakest?.voltage == null
          ? NONE
          : t('sheet.checkLeast', {
              value: marked(formatVolts(weakest.voltage, language), weakest.leavesOutCable),
              name: luminaireNumber(weakest.number),
              limit: limit.least,
            }),
      isFine: weakest?.voltage != null && weakest.voltage >= electric.minVoltage,
    },
    {
      name: t('sheet.checkCurrent'),
      text:
        strongest?.current == null
          ? NONE
          : t('sheet.checkMost', {
              value: marked(formatAmperes(strongest.current, language), strongest.leavesOutCable),
              name: feedName(strongest.number),
              limit: limit.most,
            }),
      isFine: strongest?.current != null && strongest.current <= electric.maxCurrent,
    },
    buses !== null &&
      count > 0 && {
        name: 'DALI',
        text: addressesInWords(buses, bought, t),
        isFine: count <= bought && buses.overfull.length === 0,
      },
    {
      name: t('sheet.checkOpen'),
      text: t('sheet.checkOpenCount', { confirmed: open.confirmed.length, advised: open.advised.length }),
      isFine: open.confirmed.length === 0,
    },
  ];
  return all.filter((one) => one !== false);
}

const SIZE: Mm = 2.4;
const ROW: Mm = 4.2;
const HEAD: Mm = 11;
const CHECK = { width: 80, inset: 3, text: 33 };

/** Results when the order was saved (D57). */
export function checkBox(tabled: Tabled, installation: Installation, open: OpenWords): Block {
  const { page, t } = tabled;
  const lines = checkedOf(tabled, installation, open).map((one) => ({
    ...one,
    lines: wrapped(one.text, SIZE, CHECK.width - CHECK.text - CHECK.inset),
  }));
  const height = HEAD + lines.reduce((sum, { lines: own }) => sum + own.length * ROW, 0) + 1;
  return {
    width: CHECK.width,
    height,
    marks: ({ x, y, width }) => {
      const left = x + CHECK.inset;
      const date = page.data.savedAt.slice(0, 10);
      const marks: PaperMark[] = [
        path(rectangleOutline(x, y, width, height), { pen: 'edge', fill: 'wall' }),
        words(t('sheet.check'), 3.1, { x: left, y: y + 5.4 }, { isBold: true, element: element('H3') }),
        words(date, 2.2, { x: x + width - CHECK.inset, y: y + 5.4 }, { align: 'end', ink: 'soft' }),
      ];
      let at = y + HEAD;
      for (const { name, isFine, lines: own } of lines) {
        const middle = { x: left + 1.2, y: at - SIZE * 0.36 };
        marks.push(isFine ? signs.tick(middle) : signs.ring(middle));
        const paragraph = element('P');
        marks.push(words(name, SIZE, { x: left + 4, y: at }, { isBold: true, element: paragraph }));
        for (const [row, text] of own.entries())
          marks.push(words(text, SIZE, { x: x + CHECK.text, y: at + row * ROW }, { element: paragraph }));
        at += own.length * ROW;
      }
      return marks;
    },
  };
}
