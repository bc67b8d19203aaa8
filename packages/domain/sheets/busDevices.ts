import { deviceName } from '../kinds/devices.ts';
import { busCableName, type DeviceCable, TERMINALS } from '../lists/cables.ts';
import { unboughtTitle } from '../lists/installationWords.ts';
import { upTo } from '../math/lists.ts';
import { formatMetres } from '../translation/figures.ts';
import type { Mm } from '../units.ts';
import { bold, busLine, LARGE_MARK, type LineColumns, large, SMALL_MARK, soft } from './lineMarks.ts';
import type { PaperMark } from './marks.ts';
import * as signs from './signs.ts';
import * as symbols from './symbols.ts';
import type { Tabled } from './table.ts';
import { textWidth, wrapped } from './textWidth.ts';

const CELL: { width: Mm; height: Mm; drop: Mm; sign: Mm; words: Mm } = {
  width: 34,
  height: 16,
  drop: 3,
  sign: 5.6,
  words: 5.8,
};
const MOST_TITLE_LINES = 2;

/** Devices of one cell; several if a sheet has no room for each of them. */
type Cell = readonly [DeviceCable, ...DeviceCable[]];

interface CellRows {
  rows: readonly (readonly Cell[])[];
  /** Added to the height of a gateway with one row. */
  height: Mm;
}

/** @param room for the rows after the first */
export function rowsOfDevices(cables: readonly DeviceCable[], at: LineColumns, room: Mm): CellRows {
  const perRow = Math.max(1, Math.floor((at.right - at.zone) / CELL.width));
  const most = perRow * (1 + Math.max(0, Math.floor(room / CELL.height)));
  const each = cables.length > most ? cables.slice(0, most - 1) : cables;
  const [first, ...others] = cables.slice(each.length);
  const cells = [...each.map((one): Cell => [one]), ...(first ? [[first, ...others] satisfies Cell] : [])];
  const rows = upTo(Math.ceil(cells.length / perRow)).map((row) =>
    cells.slice(row * perRow, (row + 1) * perRow),
  );
  return { rows, height: Math.max(0, rows.length - 1) * CELL.height };
}

function cellMarks({ language, t }: Tabled, cell: Cell, x: Mm, y: Mm): PaperMark[] {
  const [first] = cell;
  const { device, length } = first;
  const last = cell.at(-1) ?? first;
  const isSummed = last !== first;
  const named = (nameOf: (one: DeviceCable) => string) =>
    isSummed ? `${nameOf(first)}–${nameOf(last)}` : nameOf(first);
  const cable = named(({ number }) => busCableName(number));
  const name = named((one) => deviceName(one.device));
  const title = isSummed ? [] : wrapped(unboughtTitle(device, t), SMALL_MARK, CELL.width - CELL.words - 1);
  const shown = title.slice(0, MOST_TITLE_LINES);
  if (title.length > shown.length) shown[shown.length - 1] += '…';
  const at = { x: x + CELL.drop, y };
  const place = { kind: device.kind, x: at.x, y: y + CELL.sign };
  const words = x + CELL.words;
  return [
    signs.joint(at),
    busLine(at, place),
    ...symbols.sign(place),
    bold(cable, words, y + 3),
    ...(isSummed || length === null
      ? []
      : [soft(formatMetres(length, language), words + textWidth(cable, SMALL_MARK) + 1.2, y + 3)]),
    large(name, words, y + 6.8),
    soft(TERMINALS.bus, words + textWidth(name, LARGE_MARK) + 1.2, y + 6.8),
    ...shown.map((text, index) => soft(text, words, y + 9.7 + index * 2.9)),
  ];
}

/** Rows right of the buses, each device with its own cable. @param from bus of the gateway, where they begin */
export function busDeviceMarks(
  tabled: Tabled,
  { rows }: CellRows,
  at: LineColumns,
  from: { x: Mm; y: Mm; isJoint: boolean },
): PaperMark[] {
  const spine = at.zone - 1.5;
  const joint = from.isJoint && rows.length > 0 ? [signs.joint(from)] : [];
  const drawn = rows.flatMap((cells, row): PaperMark[] => {
    const y = from.y + row * CELL.height;
    const end = at.zone + (cells.length - 1) * CELL.width + CELL.drop;
    return [
      busLine(row === 0 ? from : { x: spine, y }, { x: end, y }),
      ...(row === 0 ? [] : [busLine({ x: spine, y: y - CELL.height }, { x: spine, y })]),
      ...(row < rows.length - 1 ? [signs.joint({ x: spine, y })] : []),
      ...cells.flatMap((cell, index) => cellMarks(tabled, cell, at.zone + index * CELL.width, y)),
    ];
  });
  return [...joint, ...drawn];
}
