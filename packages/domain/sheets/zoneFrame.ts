import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import { type Installation, zoneCurrent, zoneLeavesOutCable } from '../installation/installation.ts';
import { isCabled } from '../kinds/feed/feed.ts';
import { stepNumber } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { supplyName } from '../kinds/supply/device.ts';
import { type BusCable, feedCableName, mainsName, orderBreakers, TERMINALS } from '../lists/cables.ts';
import { feedName, placeInWords, zoneName } from '../lists/installationWords.ts';
import { isLoadUnknown, loadInWords } from '../lists/loadWords.ts';
import { formatAmperes, marked } from '../lists/unknownCables.ts';
import { append, greatestOf, itemAt, leastOf } from '../math/lists.ts';
import { rectangleOutline } from '../paths/outlines.ts';
import { line } from '../paths/path.ts';
import { loadPercent } from '../quote/power.ts';
import {
  formatFigure,
  formatMetres,
  formatNumber,
  formatShare,
  formatVolts,
  formatWatts,
} from '../translation/figures.ts';
import type { Mm } from '../units.ts';
import { breakerName, mainsCurrent } from '../wiring/breakers.ts';
import type { References } from './flow.ts';
import { bold, busLine, LARGE_MARK, type LineColumns, large, SMALL_MARK, small, soft } from './lineMarks.ts';
import { type PaperMark, path, words } from './marks.ts';
import * as signs from './signs.ts';
import type { LineSign } from './singleLine.ts';
import * as symbols from './symbols.ts';
import type { Tabled } from './table.ts';
import { sizeFor, textWidth, wrapped } from './textWidth.ts';
import { type DrawnLine, ZONE, type ZoneFrame, type ZoneRow } from './zoneRows.ts';

export interface Tap {
  gateway: number;
  y: Mm;
}

const wattsOfGroup = (
  { count, watts }: Extract<LineSign, { kind: 'luminaires' }>,
  language: string,
): string => [...(count > 1 ? [`${count}\u00a0×`] : []), formatWatts(watts, language)].join('\u00a0');

const SIGN = { least: 10.5, gap: 3 };

export function signWidths({ language, t }: Tabled, across: Mm) {
  const widthOf = (sign: LineSign): Mm =>
    sign.kind === 'rail'
      ? textWidth(t('sheet.railNumber', { number: sign.number }), SMALL_MARK) + SIGN.gap
      : Math.max(
          SIGN.least,
          textWidth(sign.names, LARGE_MARK) + SIGN.gap,
          textWidth(wattsOfGroup(sign, language), SMALL_MARK) + SIGN.gap,
        );
  return { widthOf, most: Math.floor(across / SIGN.least) - 1 };
}

interface Drawing {
  tabled: Tabled;
  installation: Installation;
  buses: ReadonlyMap<number, BusCable>;
  references: References;
  at: LineColumns;
}

function supplyMarks({ tabled, installation, at }: Drawing, index: number, y: Mm): PaperMark[] {
  const { page, t, language } = tabled;
  const { mains, supply, out } = at;
  const place = installation.zones[index]?.supply;
  const where = place ? placeInWords(place, page.plan.room, t) : t('sheet.placeUnset');
  const power = page.order.power;
  const code = page.data.lines.find(({ kind }) => kind === 'power')?.code ?? '';
  const left = supply - signs.BOX;
  const name = supplyName(index);
  const breaker = breakerName(orderBreakers(page, installation.zones.length).supplies[index] ?? 0);
  const taken =
    power > 0
      ? [`${breaker}, ${t('sheet.ofMains', { current: formatAmperes(mainsCurrent(power), language) })}`]
      : [breaker];
  return [
    large(name, left, y - 7.4),
    small(
      [power > 0 ? formatWatts(power, language) : '', code].filter(Boolean).join(', '),
      left + textWidth(name, LARGE_MARK) + 1.2,
      y - 7.4,
    ),
    path(line({ x: mains, y }, { x: left, y }), { pen: 'edge' }),
    signs.joint({ x: mains, y }),
    ...signs.strokes({ x: mains + 2, y }, 3),
    bold(mainsName(installation, index), mains + 1.2, y - 2.2),
    ...signs.converter({ x: supply, y }),
    path(line({ x: left, y: y + 3.2 }, { x: left - 2.6, y: y + 3.2 }), { pen: 'thin' }),
    signs.earth({ x: left - 2.6, y: y + 3.2 }),
    soft(TERMINALS.mains, left - 0.3, y + 2.5, 'end'),
    soft(TERMINALS.earth, left - 4.5, y + 5.8, 'end'),
    soft(TERMINALS.output, supply + signs.BOX + 0.2, y - 0.9),
    path(line({ x: supply + signs.BOX, y }, { x: out, y }), { pen: 'edge' }),
    ...[...wrapped(where, SMALL_MARK, out - mains - 3), ...taken].map((text, row) =>
      soft(text, mains + 2, y + 9.6 + row * 2.9),
    ),
  ];
}

function busMarks({ tabled: { language }, at }: Drawing, bus: BusCable, y: Mm): PaperMark[] {
  const { zone, feed: x } = at;
  const from = at.bus + at.buses * (bus.gateway - 1);
  const name = `D${bus.number}`;
  const reported = [bus.addresses, ...(bus.length === null ? [] : [formatMetres(bus.length, language)])];
  return [
    busLine({ x: from, y: y + 4.6 }, { x, y: y + 4.6 }),
    busLine({ x, y: y + 4.6 }, { x, y: y + 1.6 }),
    soft(TERMINALS.bus, x + 0.8, y + 5.2),
    signs.joint({ x: from, y: y + 4.6 }),
    bold(name, zone + 1.6, y + 7.7),
    soft(reported.join(', '), zone + 2.6 + textWidth(name, SMALL_MARK), y + 7.7),
  ];
}

function feedMarks(drawing: Drawing, { feed }: ZoneRow, y: Mm): { marks: PaperMark[]; tap: Tap | null } {
  if (!feed) return { marks: [], tap: null };
  const { tabled, at } = drawing;
  const bus = drawing.buses.get(feed.number);
  const { page, t, language } = tabled;
  const { out, feed: x, spine } = at;
  const { number, cable, current, stepId, at: place, leavesOutCable } = feed;
  const isKnown = isCabled(cable);
  const rail = stepNumber(geometryOf(page.plan.layout), stepId);
  const name = feedCableName(number);
  const conductors = isKnown ? `2\u00a0×\u00a0${formatFigure(cable.conductor, 'mm²', language)}` : '';
  const marks: PaperMark[] = [
    path(line({ x: out, y }, { x, y }), { pen: 'edge' }),
    ...signs.strokes({ x: out + 2, y }, 2),
    bold(name, out + 5.4, y - 0.9),
    small(conductors, out + 6.4 + textWidth(name, SMALL_MARK), y - 0.9),
    soft(isKnown ? formatMetres(cable.length, language) : t('sheet.lengthUnknown'), out + 5.4, y + 2.8),
    path(line({ x, y }, { x: spine, y }), { pen: 'rail' }),
    ...symbols.sign({ kind: 'feed', x, y }),
    large(feedName(number), x, y - 2.5, 'middle'),
    soft(TERMINALS.rail, x + 2, y + 2.8),
    ...(current === null
      ? []
      : [small(marked(formatAmperes(current, language), leavesOutCable), x - 2.6, y - 0.9, 'end')]),
    soft(t('sheet.onRail', { rail, place: formatNumber(place, language) }), x - 2.6, y + 2.8, 'end'),
    ...(bus ? busMarks(drawing, bus, y) : []),
  ];
  return { marks, tap: bus ? { gateway: bus.gateway, y: y + 4.6 } : null };
}

const partedMarks = (isDali: boolean, x: Mm, y: Mm): PaperMark[] =>
  (isDali ? [TERMINALS.bus, TERMINALS.rail] : [TERMINALS.rail]).map((terminals, index) =>
    soft(terminals, x, y - 2.8 - index * 2.4),
  );

function railMarks(
  { tabled: { page, t, language }, at }: Drawing,
  rails: DrawnLine,
  y: Mm,
  widthOf: (sign: LineSign) => number,
): PaperMark[] {
  const marks: PaperMark[] = [];
  let x = rails.isContinued ? at.spine + 5 : at.spine;
  const start = x;
  for (const [index, sign] of rails.signs.entries()) {
    const width = widthOf(sign);
    if (sign.kind === 'rail') {
      if (index > 0) append(marks, symbols.railJoint({ kind: 'straight', x: x + 0.6, y, heading: 0 }));
      marks.push(soft(t('sheet.railNumber', { number: sign.number }), x + 1.6, y - 1.2));
    } else {
      const middle = { x: x + width / 2, y };
      append(marks, [
        ...signs.lamp(middle),
        large(sign.names, middle.x, y - 2.8, 'middle'),
        soft(wattsOfGroup(sign, language), middle.x, y + 4.4, 'middle'),
      ]);
    }
    x += width;
  }
  const end = { x: x + 2, y, heading: 0 };
  marks.unshift(path(line({ x: start, y }, end), { pen: 'rail' }));
  if (rails.end === 'whole') append(marks, symbols.cap(end));
  if (rails.end === 'isolated')
    append(marks, [
      ...symbols.sign({ kind: 'cut', ...end, x: end.x + 0.6 }),
      ...partedMarks(page.order.systemType === 'dali', x - 1.2, y),
    ]);
  if (rails.end === 'goesOn') marks.push(signs.onward({ x: end.x + 2.4, y }, 'right'));
  if (rails.isContinued) marks.push(signs.onward({ x: start - 1, y }, 'right'));
  return marks;
}

function zoneWords({ tabled, installation }: Drawing, index: number): string {
  const { page, t, language } = tabled;
  const zone = itemAt(installation.zones, index);
  const isUnknown = isLoadUnknown(zone, installation.luminaires);
  const { power } = page.order;
  const weakest = installation.luminaires[zone.weakest ?? -1];
  const current = zone.feeds.length > 0 ? zoneCurrent(installation, zone) : null;
  const load = loadInWords(zone.load, isUnknown, language, t);
  return [
    power > 0 ? t('sheet.ofSupply', { load, power: formatWatts(power, language) }) : load,
    ...(power > 0 && !isUnknown ? [formatShare(loadPercent(zone.load, power) * 100, language)] : []),
    current === null
      ? t('wiring.unfed')
      : marked(formatAmperes(current, language), zoneLeavesOutCable(installation, zone)),
    ...(weakest?.voltage == null
      ? []
      : [
          t('sheet.leastAt', {
            voltage: marked(formatVolts(weakest.voltage, language), weakest.leavesOutCable),
            luminaire: luminaireNumber(weakest.number),
          }),
        ]),
  ].join(', ');
}

export function drawnZone(
  drawing: Drawing,
  frame: ZoneFrame,
  sheet: number,
  widthOf: (sign: LineSign) => number,
): { marks: PaperMark[]; taps: Tap[] } {
  const { references, at } = drawing;
  const { zone, rows, isContinued, goesOn, y: top, height } = frame;
  const name = zoneName(zone);
  const reported = isContinued ? references.from(sheet - 1) : zoneWords(drawing, zone);
  const width = at.right - at.zone;
  const marks: PaperMark[] = [
    path(rectangleOutline(at.zone, top, width, height), { pen: 'hair', isDashed: true }),
    large(name, at.zone + 2, top + 4.4),
    words(reported, sizeFor(reported, SMALL_MARK, width - 12), {
      x: at.zone + 3.4 + textWidth(name, LARGE_MARK),
      y: top + 4.4,
    }),
    ...(goesOn ? [soft(references.on(sheet + 1), at.right - 2, top + height - 1.6, 'end')] : []),
  ];
  const taps: Tap[] = [];
  const yOf = (index: number) => top + ZONE.head + index * ZONE.pitch;
  const fed = rows.flatMap(({ feed }, index) => (feed ? [yOf(index)] : []));
  if (!isContinued) append(marks, supplyMarks(drawing, zone, yOf(0)));
  const riser = [...(isContinued ? [] : [yOf(0)]), ...fed];
  if (riser.length > 0) {
    const from = isContinued ? top : leastOf(riser);
    marks.push(path(line({ x: at.out, y: from }, { x: at.out, y: greatestOf(riser) }), { pen: 'edge' }));
  }
  for (const [index, row] of rows.entries()) {
    const y = yOf(index);
    const isJoined = !row.isLast && rows[index + 1]?.part === row.part;
    if (!row.isLast) {
      const to = isJoined ? yOf(index + 1) : y + 5;
      marks.push(path(line({ x: at.spine, y }, { x: at.spine, y: to }), { pen: 'rail' }));
    }
    const fed = feedMarks(drawing, row, y);
    append(marks, [...fed.marks, ...(row.rails ? railMarks(drawing, row.rails, y, widthOf) : [])]);
    if (fed.tap) taps.push(fed.tap);
  }
  return { marks, taps };
}
