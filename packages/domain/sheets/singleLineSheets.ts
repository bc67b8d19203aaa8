import { line } from '../drawing/path.ts';
import type { Installation } from '../installation/installation.ts';
import { geometryOf } from '../layout/layout.ts';
import { busCables, gatewayCount, mainsGatewayCount } from '../lists/cables.ts';
import { gatewayName } from '../lists/installationWords.ts';
import { greatestOf, leastOf, upTo } from '../math/lists.ts';
import { BOARD, board } from './board.ts';
import { circuitLegend } from './circuitLegend.ts';
import type { Block, References } from './flow.ts';
import { drawnGateway, GATEWAY_BAND } from './gatewayBand.ts';
import type { Area } from './layouts.ts';
import { bold, busLine, type LineColumns, soft } from './lineMarks.ts';
import { headed, type PaperMark, path } from './marks.ts';
import * as signs from './signs.ts';
import { zoneParts } from './singleLine.ts';
import type { Tabled } from './table.ts';
import { drawnZone, signWidths, type Tap } from './zoneFrame.ts';
import { rowsOfZone, ZONE, type ZoneFrame, zonesOnSheets } from './zoneRows.ts';

/** What of the circuits of an order is on a sheet, and how far down, in millimetres from its top (D75). */
export interface CircuitSheet {
  marks: PaperMark[];
  bottom: number;
}

/** Under the title, and where lines go on from the sheet before or on the next. */
const HEAD = 11;
const ONWARD = 5;
/** Mains of gateways beside those of supplies, and from one bus to the next. */
const APART = 3.5;
const BUSES = { apart: 3, most: 24 };
/** From the top of a gateway's band to its middle. */
const MIDDLE = 9;

function columnsIn({ x, width }: Area, gateways: number): LineColumns {
  const [cable, inside] = width > 300 ? [42, 26] : [33, 23];
  const mains = x + BOARD.width + 7;
  const supply = mains + 9 + signs.BOX;
  const out = supply + signs.BOX + 4;
  const bus = out + cable;
  const buses = Math.min(BUSES.apart, BUSES.most / Math.max(1, gateways));
  const zone = bus + 3 + gateways * buses;
  const feed = zone + inside;
  return { left: x, mains, supply, out, bus, buses, zone, feed, spine: feed + 7, right: x + width };
}

/** Zones and gateways as they lie on one sheet. */
interface Laid {
  frames: ZoneFrame[];
  gateways: { index: number; y: number }[];
}

/** Gateways stand beneath the zones, where there is room, and no higher than the board feeds them. @param y of the top of a sheet's lines */
function laidOut(sheets: readonly ZoneFrame[][], gateways: number, y: number, room: number): Laid[] {
  const laid: Laid[] = sheets.map((frames) => ({
    frames: frames.map((frame) => ({ ...frame, y: frame.y + y })),
    gateways: [],
  }));
  const endOf = ({ frames }: Laid, isFirst: boolean) =>
    Math.max(
      y + (isFirst ? BOARD.gateways - MIDDLE : 0),
      greatestOf(frames.map((one) => one.y + one.height + ZONE.gap)),
    );
  let next = endOf(laid.at(-1) as Laid, laid.length === 1);
  for (const index of upTo(gateways)) {
    if (next + GATEWAY_BAND > y + room) {
      laid.push({ frames: [], gateways: [] });
      next = y;
    }
    laid.at(-1)?.gateways.push({ index, y: next });
    next += GATEWAY_BAND;
  }
  return laid;
}

const bottomOf = ({ frames, gateways }: Laid): number =>
  greatestOf([
    0,
    ...frames.map(({ y, height }) => y + height),
    ...gateways.map(({ y }) => y + GATEWAY_BAND - 2),
  ]);

/** A line that leads down to some places, from the board or from the sheet before, and on to the next. */
function lead(
  x: number,
  { from, to, ys }: { from: number | null; to: number | null; ys: readonly number[] },
  top: number,
): PaperMark[] {
  if (ys.length === 0 && to === null) return [];
  const begin = Math.min(from ?? top, leastOf(ys));
  const end = to ?? Math.max(from ?? top, greatestOf(ys));
  return [
    path(line({ x, y: begin }, { x, y: end }), { pen: 'edge' }),
    ...(to === null ? [] : [signs.onward({ x, y: end }, 'down')]),
  ];
}

/** What leads from the board to supplies and gateways on all sheets. */
function mainsMarks(
  laid: readonly Laid[],
  index: number,
  powered: number,
  at: LineColumns,
  [top, end]: readonly [number, number],
  references: References,
): PaperMark[] {
  const isFirst = index === 0;
  const supplied = ({ frames }: Laid) =>
    frames.filter(({ isBegun }) => !isBegun).map(({ y }) => y + ZONE.head);
  const controlled = ({ gateways }: Laid) =>
    gateways.filter((gateway) => gateway.index < powered).map(({ y }) => y + MIDDLE);
  const lines = [
    { x: at.mains, of: supplied, board: BOARD.supplies },
    { x: at.mains - APART, of: controlled, board: BOARD.gateways },
  ];
  const later = laid.slice(index + 1);
  const drawn = lines.map(({ x, of, board }) =>
    lead(
      x,
      {
        from: isFirst ? top + board : null,
        to: later.some((one) => of(one).length > 0) ? end : null,
        ys: of(laid[index] as Laid),
      },
      top - 2,
    ),
  );
  const isFed = !isFirst && drawn.some(({ length }) => length > 0);
  return [
    ...drawn.flat(),
    ...(isFed ? [bold('RG', at.mains - APART - 1.5, top - 3, 'end')] : []),
    ...(isFirst ? [] : [soft(references.from(index - 1), at.mains - APART - 1.5, top, 'end')]),
    ...(later.length > 0 ? [soft(references.on(index + 1), at.mains + 2, end)] : []),
  ];
}

/** Each bus from its gateway to where it branches off. @param taps of every sheet */
function busMarks(
  laid: readonly Laid[],
  taps: readonly (readonly Tap[])[],
  index: number,
  { bus, buses }: LineColumns,
  top: number,
  end: number,
): PaperMark[] {
  return laid.flatMap(({ gateways }, sheet) =>
    gateways.flatMap(({ index: gateway, y }): PaperMark[] => {
      const own = (all: readonly Tap[] = []) => all.filter((tap) => tap.gateway === gateway + 1);
      const before = taps.slice(0, index).some((all) => own(all).length > 0);
      const ys = own(taps[index]).map((tap) => tap.y);
      if (index > sheet || (ys.length === 0 && !before)) return [];
      const x = bus + buses * gateway;
      const from = before ? top - 2 : leastOf(ys);
      const isNamed = gateway % 2 === 0 && buses === BUSES.apart;
      const name = (at: number) => (isNamed ? [bold(gatewayName(gateway), x, at, 'middle')] : []);
      const begun = before ? name(top - 2.7) : [];
      if (sheet === index) return [...begun, busLine({ x, y: from }, { x, y: y + MIDDLE })];
      return [
        ...begun,
        busLine({ x, y: from }, { x, y: end }),
        signs.onward({ x, y: end }, 'down'),
        ...name(end + 2.4),
      ];
    }),
  );
}

/** The single line of an installation, from the mains to the last lamp, on as many sheets as it takes, and its signs (D75). */
export function singleLineSheets(
  tabled: Tabled,
  installation: Installation,
  area: Area,
  references: References,
): { sheets: CircuitSheet[]; legend: Block | null } {
  const { page, t } = tabled;
  const isDali = page.order.systemType === 'dali';
  const gateways = gatewayCount(page, installation);
  const powered = mainsGatewayCount(page, installation);
  const at = columnsIn(area, gateways);
  const rails = { geometry: geometryOf(page.plan.layout), installation, isolatesJoins: isDali };
  const across = at.right - at.spine - 10;
  const { widthOf, most } = signWidths(tabled, across);
  const rows = zoneParts(rails, most).map((parts) => rowsOfZone(parts, across, widthOf));
  if (rows.length === 0) return { sheets: [], legend: null };
  const top = area.y + HEAD;
  const room = area.height - HEAD - ONWARD;
  const laid = laidOut(zonesOnSheets(rows, room), gateways, top, room);
  const buses = new Map(busCables(page, installation).map((cable) => [cable.feed.number, cable]));
  const drawing = { tabled, installation, buses, references, at };
  const drawn = laid.map(({ frames }, index) =>
    frames.map((frame) => drawnZone(drawing, frame, index, widthOf)),
  );
  const taps = drawn.map((zones) => zones.flatMap((zone) => zone.taps));
  const goesOn = laid.length > 1;
  const legend = circuitLegend({ rows: rows.flat(), installation, gateways, goesOn }, t);
  const sheets = laid.map((own, index): CircuitSheet => {
    const bottom = Math.max(bottomOf(own), index === 0 ? top + BOARD.height + 9 : 0);
    const end = bottom + ONWARD - 1;
    return {
      bottom: bottom + (index < laid.length - 1 ? ONWARD + 3 : 0),
      marks: [
        ...headed(t('sheet.singleLine'), area, area.width),
        soft(t('sheet.signsOf'), at.right, area.y + 3, 'end'),
        ...mainsMarks(laid, index, powered, at, [top, end], references),
        ...busMarks(laid, taps, index, at, top, end),
        ...(index === 0 ? board(tabled, rows.length, powered > 0, { x: area.x, y: top }, at) : []),
        ...(drawn[index] ?? []).flatMap((zone) => zone.marks),
        ...own.gateways.flatMap(({ index: gateway, y }) =>
          drawnGateway(tabled, installation, gateway, y, at),
        ),
      ],
    };
  });
  return { sheets, legend };
}
