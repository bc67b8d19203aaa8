import type { LuminaireSymbol } from '../catalogue/luminaireType.ts';
import { areaOutlines } from '../kinds/area/shapes.ts';
import { DEVICE_KIND_NAMES } from '../kinds/devices.ts';
import type { DrawingPoint } from '../paths/frame.ts';
import { rectangleOutline } from '../paths/outlines.ts';
import { line } from '../paths/path.ts';
import type { TextKey, ValueName } from '../texts/interfaceTexts.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Mm } from '../units.ts';
import { framedWord } from './labels.ts';
import { CABLE_LINES } from './lineMarks.ts';
import { asDecoration, headed, type PaperMark, path, type Sign, words } from './marks.ts';
import * as symbols from './symbols.ts';
import { sizeFor } from './textWidth.ts';
import { northArrowAt } from './titleBlock.ts';

const ROW = { most: 4.7, least: 3.8 };
const HEAD: Mm = 9.4;
const FOOT: Mm = 2;

export const LEGEND_WIDTH: Mm = 82;

type PlainKey = { [Key in TextKey]: [ValueName<Key>] extends [never] ? Key : never }[TextKey];

export type LegendEntry = [sign: Sign, text: PlainKey, symbol: (at: DrawingPoint) => PaperMark[]];

export const east = ({ x, y }: DrawingPoint, along: number) => ({ x: x + along, y, heading: 0 });
export const rail = ({ x, y }: DrawingPoint, to: number): PaperMark =>
  path(line({ x, y }, { x: x + to, y }), { pen: 'rail' });
const piece = (symbol: LuminaireSymbol, at: DrawingPoint, along: number, tilt = 0, throwsTo?: number) =>
  symbols.luminaire({ symbol, ...east(at, along), turn: 0, tilt, throwsTo, reach: 4.5 });
const cable = (kind: keyof typeof CABLE_LINES, at: DrawingPoint): PaperMark =>
  path(line(at, east(at, 9)), CABLE_LINES[kind]);
const box = ({ x, y }: DrawingPoint) => [
  rectangleOutline(x + 2, y - 1.3, 5, 2.6),
  line({ x: x + 2, y: y - 1.3 }, { x: x + 7, y: y + 1.3 }),
];

export const PLAN_SIGNS: readonly LegendEntry[] = [
  ['rail', 'sheet.ofRail', (at) => [rail(at, 9)]],
  [
    'seam',
    'sheet.ofStraight',
    (at) => [rail(at, 9), ...symbols.railJoint({ kind: 'straight', ...east(at, 4.5) })],
  ],
  ['t', 'sheet.ofT', (at) => [rail(at, 9), ...symbols.railJoint({ kind: 't', ...east(at, 4.5) })]],
  ['cap', 'sheet.ofCap', (at) => [rail(at, 6), ...symbols.cap(east(at, 6))]],
  ['cut', 'sheet.ofIsolation', (at) => [rail(at, 9), ...symbols.sign({ kind: 'cut', ...east(at, 4.5) })]],
  [
    'overloaded',
    'sheet.ofOverloaded',
    (at) => [
      path(line(at, east(at, 9)), { pen: 'overloaded' }),
      path(line(at, east(at, 9)), { pen: 'around' }),
      rail(at, 9),
    ],
  ],
  [
    'dead',
    'sheet.ofDead',
    (at) => [rail(at, 9), path(line(at, east(at, 9)), { pen: 'dead', isDashed: true })],
  ],
  ['feed', 'sheet.ofFeed', (at) => symbols.sign({ kind: 'feed', ...east(at, 4.5) })],
  ...DEVICE_KIND_NAMES.map(
    (kind): LegendEntry => [kind, `sheet.of_${kind}`, (at) => symbols.sign({ kind, ...east(at, 4.5) })],
  ),
  ['cable', 'sheet.ofCable', (at) => [cable('feed', at)]],
  ['bus', 'sheet.ofBusCable', (at) => [cable('bus', at)]],
  ['zone', 'sheet.ofZoneState', (at) => framedWord('Z1 · V', 1.9).marks(east(at, 4.5))],
  ['linear', 'sheet.ofLinear', (at) => piece('linear', at, 4.5)],
  ['spotlight', 'sheet.ofSpotlight', (at) => piece('spotlight', at, 1.5, 40)],
  ['upright', 'sheet.ofUpright', (at) => piece('spotlight', at, 4.5)],
  ['throw', 'sheet.ofThrow', (at) => piece('downlight', at, 2, 0, 0)],
  ['pendant', 'sheet.ofPendant', (at) => piece('pendant', at, 4.5)],
  ['downlight', 'sheet.ofDownlight', (at) => piece('downlight', at, 4.5)],
  ['part', 'sheet.ofPart', (at) => symbols.ball('1', east(at, 4.5))],
  [
    'dimension',
    'sheet.ofDimension',
    (at) => [
      path(line(east(at, 1), east(at, 9)), { pen: 'thin' }),
      ...symbols.origin(east(at, 1)),
      ...symbols.arrowHead(east(at, 9)),
    ],
  ],
  [
    'area',
    'sheet.ofArea',
    (at) => [path(areaOutlines([{ begin: at, end: east(at, 9) }], 1.5), { pen: 'thin' })],
  ],
  ['obstacle', 'sheet.ofObstacle', (at) => [path(box(at), { pen: 'thin' })]],
  ['above', 'sheet.ofAbove', (at) => [path(box(at), { pen: 'thin', isDashed: true })]],
  [
    'north',
    'sheet.ofNorth',
    (at) => [path(northArrowAt(east(at, 4.5), 0, 0.35), { pen: 'thin', fill: 'ink' })],
  ],
];

export function legendKey(
  all: readonly LegendEntry[],
  drawn: ReadonlySet<Sign>,
  t: Translate,
  row = ROW,
  width = LEGEND_WIDTH,
) {
  const entries = all.filter(([sign]) => drawn.has(sign));
  const rows = Math.ceil(entries.length / 2);
  const column = width / 2;
  const heightBy = (by: Mm) => HEAD + Math.max(0, rows - 1) * by + FOOT;
  return {
    height: heightBy(row.most),
    least: heightBy(row.least),
    marks: ({ x, y, height: room = heightBy(row.most) }: DrawingPoint & { height?: number }): PaperMark[] => {
      const by = Math.min(row.most, (room - HEAD - FOOT) / Math.max(1, rows - 1));
      return [
        ...headed(t('sheet.legend'), { x, y }, width),
        ...entries.flatMap(([, key, symbol], index): PaperMark[] => {
          const at = { x: x + Math.floor(index / rows) * column, y: y + HEAD + (index % rows) * by };
          const after = { x: at.x + 11.5, y: at.y + 0.87 };
          const text = t(key);
          return [...asDecoration(symbol(at)), words(text, sizeFor(text, 2.4, column - 13), after)];
        }),
      ];
    },
  };
}

export const legendOf = (drawn: ReadonlySet<Sign>, t: Translate) => legendKey(PLAN_SIGNS, drawn, t);
