import type { DeviceKind } from '../kinds/device/device.ts';
import { DEVICE_KIND_NAMES, DEVICES } from '../kinds/devices.ts';
import type { DrawingPoint } from '../paths/frame.ts';
import { line } from '../paths/path.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Mm } from '../units.ts';
import { east, type LegendEntry, legendKey, rail } from './legend.ts';
import { busLine } from './lineMarks.ts';
import { type PaperMark, path, type Sign } from './marks.ts';
import type { Block } from './placeBlocks.ts';
import * as signs from './signs.ts';
import * as symbols from './symbols.ts';

const ROW = { most: 6.2, least: 6.2 };
const WIDTH: Mm = 80;

function small(
  at: DrawingPoint,
  scale: number,
  sign: PaperMark[],
  own: DrawingPoint = { x: 0, y: 0 },
): PaperMark[] {
  const move = { x: at.x - own.x * scale, y: at.y - own.y * scale };
  return sign.map((mark) => (mark.kind === 'path' ? { ...mark, scale, move } : mark));
}

const ORIGIN = { x: 0, y: 0 };
const conductor = (at: DrawingPoint, to = 9): PaperMark => path(line(at, east(at, to)), { pen: 'edge' });

const isOnBus = (kind: DeviceKind<never>) => kind.isOnBus;

export const CIRCUIT_SIGNS: readonly LegendEntry[] = [
  ['breaker', 'sheet.ofBreaker', (at) => small(east(at, 4.5), 0.45, signs.breaker(ORIGIN), { x: -1, y: 6 })],
  ['residual', 'sheet.ofResidual', (at) => signs.residual(east(at, 8))],
  ['terminal', 'sheet.ofTerminal', (at) => [conductor(at, 4.5), signs.terminal(east(at, 5.3))]],
  ['mainsCores', 'sheet.ofMainsCores', (at) => [conductor(at), ...signs.strokes(east(at, 2.5), 3)]],
  ['twoCores', 'sheet.ofTwoCores', (at) => [conductor(at), ...signs.strokes(east(at, 3.6), 2)]],
  ['joint', 'sheet.ofJoint', (at) => [conductor(at), signs.joint(east(at, 4.5))]],
  ['converter', 'sheet.ofConverter', (at) => small(east(at, 4.5), 0.45, signs.converter(ORIGIN))],
  ['earth', 'sheet.ofEarth', (at) => [signs.earth({ x: at.x + 4.5, y: at.y - 1.6 })]],
  ['busGateway', 'sheet.ofBusGateway', (at) => small(east(at, 4.5), 0.5, signs.gateway(ORIGIN, ''))],
  ['bus', 'sheet.ofBus', (at) => [busLine(at, east(at, 9))]],
  ...DEVICE_KIND_NAMES.filter((kind) => isOnBus(DEVICES[kind])).map(
    (kind): LegendEntry => [
      kind,
      `sheet.of_${kind}`,
      (at) => [busLine(at, east(at, 9)), ...symbols.sign({ kind, ...east(at, 4.5) })],
    ],
  ),
  [
    'feed',
    'sheet.ofRailFeed',
    (at) => [rail(east(at, 4.5), 4.5), ...symbols.sign({ kind: 'feed', ...east(at, 4.5) })],
  ],
  ['lamp', 'sheet.ofLamps', (at) => [rail(at, 9), ...signs.lamp(east(at, 4.5))]],
  [
    'seam',
    'sheet.ofNextRail',
    (at) => [rail(at, 9), ...symbols.railJoint({ kind: 'straight', ...east(at, 4.5) })],
  ],
  ['cut', 'sheet.ofIsolation', (at) => [rail(at, 5), ...symbols.sign({ kind: 'cut', ...east(at, 5.6) })]],
  ['cap', 'sheet.ofCap', (at) => [rail(at, 5), ...symbols.cap(east(at, 5))]],
  ['onward', 'sheet.ofOnward', (at) => [rail(at, 5), signs.onward(east(at, 7.4), 'right')]],
];

export const circuitLegend = (drawn: ReadonlySet<Sign>, t: Translate): Block => ({
  width: WIDTH,
  ...legendKey(CIRCUIT_SIGNS, drawn, t, ROW, WIDTH),
});
