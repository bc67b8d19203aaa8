import type { LuminaireSymbol } from '../catalogue/luminaireType.ts';
import type { Spot } from '../drawing/frame.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { line } from '../drawing/path.ts';
import type { Translate } from '../translation/lookup.ts';
import { headed, type PaperMark, path, words } from './marks.ts';
import * as symbols from './symbols.ts';
import { sizeFor } from './textWidth.ts';

const ROW = 4.7;
const HEAD = 9.4;

/** As wide as the key is, in millimetres. */
export const LEGEND_WIDTH = 82;

/** What a symbol stands for, and how it is drawn from the left end of its middle, 9 mm wide. */
export type Entry = [text: string, symbol: (at: Spot) => PaperMark[]];

export const east = ({ x, y }: Spot, along: number) => ({ x: x + along, y, heading: 0 });
export const rail = ({ x, y }: Spot, to: number): PaperMark =>
  path(line({ x, y }, { x: x + to, y }), { pen: 'rail' });
const piece = (symbol: LuminaireSymbol, at: Spot, along: number, tilt = 0, throwsTo?: number) =>
  symbols.luminaire({ symbol, ...east(at, along), turn: 0, tilt, throwsTo, reach: 4.5 });

/** What is on the drawing, each with its symbol; what is not drawn is not explained. */
function entriesOf(
  { rails, dead, overloaded, joints, caps, isolations, feeds, luminaires, devices }: InstallationDrawing,
  t: Translate,
): Entry[] {
  const drawn = new Set(luminaires.map(({ symbol }) => symbol));
  const spotlights = luminaires.filter(({ symbol }) => symbol === 'spotlight');
  const isAimed = spotlights.some(({ tilt }) => tilt >= 1);
  const isUpright = spotlights.some(({ tilt }) => tilt < 1);
  const entries: (Entry | false)[] = [
    rails.length > 0 && [t('sheet.ofRail'), (at) => [rail(at, 9), symbols.seam(east(at, 4.5))]],
    joints.some(({ kind }) => kind === 't') && [
      t('sheet.ofT'),
      (at) => [rail(at, 9), symbols.node(east(at, 4.5))],
    ],
    caps.length > 0 && [t('sheet.ofCap'), (at) => [rail(at, 6), symbols.cap(east(at, 6))]],
    isolations.length > 0 && [
      t('sheet.ofIsolation'),
      (at) => [rail(at, 9), ...symbols.sign({ kind: 'isolation', ...east(at, 4.5) })],
    ],
    overloaded.length > 0 && [
      t('sheet.ofOverloaded'),
      (at) => [
        path(line(at, east(at, 9)), { pen: 'overloaded' }),
        path(line(at, east(at, 9)), { pen: 'around' }),
        rail(at, 9),
      ],
    ],
    dead.length > 0 && [
      t('sheet.ofDead'),
      (at) => [rail(at, 9), path(line(at, east(at, 9)), { pen: 'dead', isDashed: true })],
    ],
    feeds.length > 0 && [t('sheet.ofFeed'), (at) => symbols.sign({ kind: 'feed', ...east(at, 4.5) })],
    ...(['supply', 'gateway'] as const).map(
      (kind): Entry | false =>
        devices.some((one) => one.kind === kind) && [
          t(`sheet.of_${kind}`),
          (at) => symbols.sign({ kind, ...east(at, 4.5) }),
        ],
    ),
    drawn.has('linear') && [t('sheet.ofLinear'), (at) => piece('linear', at, 4.5)],
    isAimed && [t('sheet.ofSpotlight'), (at) => piece('spotlight', at, 1.5, 40)],
    isUpright && [t('sheet.ofUpright'), (at) => piece('spotlight', at, 4.5)],
    luminaires.some(({ throwsTo }) => throwsTo !== undefined) && [
      t('sheet.ofThrow'),
      (at) => piece('downlight', at, 2, 0, 0),
    ],
    drawn.has('pendant') && [t('sheet.ofPendant'), (at) => piece('pendant', at, 4.5)],
    drawn.has('downlight') && [t('sheet.ofDownlight'), (at) => piece('downlight', at, 4.5)],
    [t('sheet.ofPart'), (at) => symbols.ball('1', east(at, 4.5))],
    [
      t('sheet.ofDimension'),
      (at) => [
        path(line(east(at, 1), east(at, 9)), { pen: 'thin' }),
        symbols.origin(east(at, 1)),
        symbols.arrowHead(east(at, 9)),
      ],
    ],
  ];
  return entries.filter((entry) => entry !== false);
}

/** Symbols in two columns, with what they stand for. @param row from one to the next @param width of both columns */
export function keyOf(entries: readonly Entry[], t: Translate, row = ROW, width = LEGEND_WIDTH) {
  const rows = Math.ceil(entries.length / 2);
  const column = width / 2;
  return {
    height: HEAD + (rows - 1) * row + 2,
    marks: ({ x, y }: Spot): PaperMark[] => [
      ...headed(t('sheet.legend'), { x, y }, width),
      ...entries.flatMap(([text, symbol], index): PaperMark[] => {
        const at = { x: x + Math.floor(index / rows) * column, y: y + HEAD + (index % rows) * row };
        const after = { x: at.x + 11.5, y: at.y + 0.87 };
        return [...symbol(at), words(text, sizeFor(text, 2.4, column - 13), after)];
      }),
    ],
  };
}

/** What the symbols of a drawing stand for. */
export const legendOf = (drawing: InstallationDrawing, t: Translate) => keyOf(entriesOf(drawing, t), t);
