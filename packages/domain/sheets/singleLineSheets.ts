import type { Installation } from '../installation/installation.ts';
import { gatewayName } from '../kinds/gateway/device.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { boardBreakers } from '../lists/boardBreakers.ts';
import {
  busCables,
  deviceCables,
  mainsGatewayCount,
  mainsName,
  orderBreakers,
  TERMINALS,
} from '../lists/cables.ts';
import { placeInWords } from '../lists/installationWords.ts';
import { greatestOf, itemAt, leastOf, upTo } from '../math/lists.ts';
import { line } from '../paths/path.ts';
import type { Mm } from '../units.ts';
import type { breakerNumbers } from '../wiring/breakers.ts';
import { BOARD } from './board.ts';
import { busDeviceMarks, rowsOfDevices } from './busDevices.ts';
import { circuitLegend } from './circuitLegend.ts';
import type { References } from './flow.ts';
import type { PaperArea } from './layouts.ts';
import { bold, busLine, LARGE_MARK, type LineColumns, large, SMALL_MARK, small, soft } from './lineMarks.ts';
import { type MainsTap, mainsMarks } from './mains.ts';
import { asFigure, headed, type PaperMark, path, signsIn } from './marks.ts';
import type { Block } from './placeBlocks.ts';
import * as signs from './signs.ts';
import { zoneParts } from './singleLine.ts';
import type { Tabled } from './table.ts';
import { textWidth, wrapped } from './textWidth.ts';
import { drawnZone, signWidths, type Tap } from './zoneFrame.ts';
import { rowsOfZone, ZONE, type ZoneFrame, zonesOnSheets } from './zoneRows.ts';

const GATEWAY_BAND: Mm = 23;

function drawnGateway(
  { page, t }: Tabled,
  installation: Installation,
  gateway: number,
  y: Mm,
  at: LineColumns,
): PaperMark[] {
  const { mains, supply, out, bus } = at;
  const { gateways, buses } = installation;
  const middle = y + 9;
  const place = gateways[gateway];
  const where = place ? placeInWords(place, page.plan.room, t) : t('sheet.placeUnset');
  const code = page.data.lines.find(({ kind }) => kind === 'gateway')?.code ?? '';
  const name = gatewayName(gateway);
  const count = buses?.gateways[gateway]?.addresses ?? 0;
  return [
    large(name, supply - signs.BOX, middle - 5.2),
    small(code, supply - signs.BOX + textWidth(name, LARGE_MARK) + 1.2, middle - 5.2),
    path(line({ x: mains, y: middle }, { x: supply - signs.BOX, y: middle }), { pen: 'edge' }),
    signs.joint({ x: mains, y: middle }),
    ...signs.strokes({ x: mains + 2, y: middle }, 3),
    bold(mainsName(installation, installation.zones.length + gateway), mains + 1.2, middle - 2.2),
    soft(TERMINALS.mains, supply - signs.BOX - 0.3, middle + 2.5, 'end'),
    ...signs.gateway({ x: supply, y: middle }, 'DALI'),
    soft(TERMINALS.bus, supply + signs.BOX + 0.6, middle + 2.6),
    busLine({ x: supply + signs.BOX, y: middle }, { x: bus + at.buses * gateway, y: middle }),
    soft(t('sheet.addressesOf', { count, most: buses?.capacity.addresses ?? 0 }), out, middle - 1),
    ...wrapped(where, SMALL_MARK, out - mains - 2).map((text, index) =>
      soft(text, mains + 2, middle + 7.4 + index * 2.9),
    ),
  ];
}

export interface CircuitSheet {
  marks: PaperMark[];
  bottom: Mm;
}

const HEAD: Mm = 11;
const ONWARD: Mm = 5;
const BUSES = { spacing: 3, most: 24 };
const MIDDLE: Mm = 9;

function columnsIn({ x, width }: PaperArea, gateways: number): LineColumns {
  const [cable, inside] = width > 300 ? [42, 26] : [33, 23];
  const mains = x + BOARD.width + 4;
  const supply = mains + 9 + signs.BOX;
  const out = supply + signs.BOX + 4;
  const bus = out + cable;
  const buses = Math.min(BUSES.spacing, BUSES.most / Math.max(1, gateways));
  const zone = bus + 3 + gateways * buses;
  const feed = zone + inside;
  const terminals = textWidth(gateways > 0 ? TERMINALS.bus : TERMINALS.rail, SMALL_MARK);
  return {
    left: x,
    mains,
    supply,
    out,
    bus,
    buses,
    zone,
    feed,
    spine: feed + terminals + 3,
    right: x + width,
  };
}

interface Laid {
  frames: ZoneFrame[];
  gateways: { index: number; y: Mm; height: Mm }[];
}

/** @param gateways heights of their bands */
function laidOut(sheets: readonly ZoneFrame[][], gateways: readonly Mm[], y: Mm, room: Mm): Laid[] {
  const laid: Laid[] = sheets.map((frames) => ({
    frames: frames.map((frame) => ({ ...frame, y: frame.y + y })),
    gateways: [],
  }));
  const endOf = ({ frames }: Laid, isFirst: boolean) =>
    Math.max(
      y + (isFirst ? BOARD.least - MIDDLE : 0),
      greatestOf(frames.map((one) => one.y + one.height + ZONE.gap)),
    );
  let next = endOf(laid.at(-1) as Laid, laid.length === 1);
  for (const [index, height] of gateways.entries()) {
    if (next + height > y + room) {
      laid.push({ frames: [], gateways: [] });
      next = y;
    }
    laid.at(-1)?.gateways.push({ index, y: next, height });
    next += height;
  }
  return laid;
}

const bottomOf = ({ frames, gateways }: Laid): Mm =>
  greatestOf([
    0,
    ...frames.map(({ y, height }) => y + height),
    ...gateways.map(({ y, height }) => y + height - 2),
  ]);

const mainsTaps = (laid: readonly Laid[], breakers: ReturnType<typeof breakerNumbers>): MainsTap[][] =>
  laid.map(({ frames, gateways }) => [
    ...frames
      .filter(({ isContinued }) => !isContinued)
      .map(({ zone, y }): MainsTap => {
        return { kind: 'supply', index: zone, y: y + ZONE.head, breaker: itemAt(breakers.supplies, zone) };
      }),
    ...gateways.map(({ index, y }): MainsTap => {
      return { kind: 'gateway', index, y: y + MIDDLE, breaker: breakers.gateways };
    }),
  ]);

function busMarks(
  laid: readonly Laid[],
  taps: readonly (readonly Tap[])[],
  index: number,
  { bus, buses }: LineColumns,
  top: Mm,
  end: Mm,
): PaperMark[] {
  return laid.flatMap(({ gateways }, sheet) =>
    gateways.flatMap(({ index: gateway, y }): PaperMark[] => {
      const own = (all: readonly Tap[] = []) => all.filter((tap) => tap.gateway === gateway + 1);
      const before = taps.slice(0, index).some((all) => own(all).length > 0);
      const ys = own(taps[index]).map((tap) => tap.y);
      if (index > sheet || (ys.length === 0 && !before)) return [];
      const x = bus + buses * gateway;
      const from = before ? top - 2 : leastOf(ys);
      const isNamed = gateway % 2 === 0 && buses === BUSES.spacing;
      const name = (at: Mm) => (isNamed ? [bold(gatewayName(gateway), x, at, 'middle')] : []);
      const started = before ? name(top - 2.7) : [];
      if (sheet === index) return [...started, busLine({ x, y: from }, { x, y: y + MIDDLE })];
      return [
        ...started,
        busLine({ x, y: from }, { x, y: end }),
        signs.onward({ x, y: end }, 'down'),
        ...name(end + 2.4),
      ];
    }),
  );
}

export function singleLineSheets(
  tabled: Tabled,
  installation: Installation,
  area: PaperArea,
  references: References,
): { sheets: CircuitSheet[]; legend: Block | null } {
  const { page, t } = tabled;
  const isDali = page.order.systemType === 'dali';
  const gateways = mainsGatewayCount(page, installation);
  const at = columnsIn(area, gateways);
  const rails = { geometry: geometryOf(page.plan.layout), installation, isolatesJoins: isDali };
  const across = at.right - at.spine - 10;
  const { widthOf, most } = signWidths(tabled, across);
  const rows = zoneParts(rails, most).map((parts) => rowsOfZone(parts, across, widthOf));
  if (rows.length === 0) return { sheets: [], legend: null };
  const top = area.y + HEAD;
  const room = area.height - HEAD - ONWARD;
  const cables = deviceCables(page, installation);
  const devices = upTo(gateways).map((index) => {
    const own = cables.filter(({ gateway }) => gateway === index + 1);
    return rowsOfDevices(own, at, room - GATEWAY_BAND);
  });
  const bands = devices.map(({ height }) => GATEWAY_BAND + height);
  const laid = laidOut(zonesOnSheets(rows, room), bands, top, room);
  const buses = new Map(busCables(page, installation).map((cable) => [cable.feed.number, cable]));
  const mains = mainsTaps(laid, orderBreakers(page, rows.length));
  const breakers = boardBreakers(page, installation);
  const drawing = { tabled, installation, buses, references, at };
  const drawn = laid.map(({ frames }, index) =>
    frames.map((frame) => drawnZone(drawing, frame, index, widthOf)),
  );
  const taps = drawn.map((zones) => zones.flatMap((zone) => zone.taps));
  const sheets = laid.map((own, index): CircuitSheet => {
    const lowest = bottomOf(own);
    const board = mainsMarks(tabled, breakers, mains, index, at, [top, lowest + ONWARD - 1], references);
    const bottom = Math.max(lowest, index === 0 ? top + board.height + 9 : 0);
    const end = lowest + ONWARD - 1;
    return {
      bottom: bottom + (index < laid.length - 1 ? ONWARD + 3 : 0),
      marks: asFigure(t('sheet.singleLineAlt'), [
        ...headed(t('sheet.singleLine'), area, area.width),
        soft(t('sheet.signsOf'), at.right, area.y + 3, 'end'),
        ...board.marks,
        ...busMarks(laid, taps, index, at, top, end),
        ...(drawn[index] ?? []).flatMap((zone) => zone.marks),
        ...own.gateways.flatMap(({ index: gateway, y }) => [
          ...drawnGateway(tabled, installation, gateway, y, at),
          ...busDeviceMarks(tabled, itemAt(devices, gateway), at, {
            x: at.bus + at.buses * gateway,
            y: y + MIDDLE,
            isJoint: [...buses.values()].some((cable) => cable.gateway === gateway + 1),
          }),
        ]),
      ]),
    };
  });
  return { sheets, legend: circuitLegend(signsIn(sheets.flatMap(({ marks }) => marks)), t) };
}
