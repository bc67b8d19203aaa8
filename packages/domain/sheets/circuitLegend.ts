import type { Spot } from '../drawing/frame.ts';
import { line } from '../drawing/path.ts';
import type { Installation } from '../installation/installation.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Block } from './flow.ts';
import { type Entry, east, keyOf, rail } from './legend.ts';
import { busLine } from './lineMarks.ts';
import { type PaperMark, path } from './marks.ts';
import * as signs from './signs.ts';
import * as symbols from './symbols.ts';
import type { ZoneRow } from './zoneRows.ts';

/** From one sign to the next, and both columns of them, in millimetres. */
const ROW = 6.2;
const WIDTH = 80;

/** A sign that is too high for its row, in small. @param at its middle @param scale of it @param own its middle where it is drawn */
function small(at: Spot, scale: number, sign: PaperMark[], own: Spot = { x: 0, y: 0 }): PaperMark[] {
  const move = { x: at.x - own.x * scale, y: at.y - own.y * scale };
  return sign.map((mark) => (mark.kind === 'path' ? { ...mark, scale, move } : mark));
}

const ORIGIN = { x: 0, y: 0 };
const conductor = (at: Spot, to = 9): PaperMark => path(line(at, east(at, to)), { pen: 'edge' });

/** What of a single line there is to explain. */
interface Drawn {
  rows: readonly ZoneRow[];
  installation: Installation;
  gateways: number;
  /** Whether it goes on on another sheet. */
  goesOn: boolean;
}

/** Of the signs of a single line those that are on it (D75). */
function entriesOf({ rows, installation, gateways, goesOn }: Drawn, t: Translate): Entry[] {
  const rails = rows.flatMap((row) => row.rails ?? []);
  const endsIn = (end: (typeof rails)[number]['end']) => rails.some((one) => one.end === end);
  const entries: (Entry | false)[] = [
    [t('sheet.ofBreaker'), (at) => small(east(at, 4.5), 0.45, signs.breaker(ORIGIN), { x: -1, y: 6 })],
    [t('sheet.ofResidual'), (at) => signs.residual(east(at, 8))],
    [t('sheet.ofTerminal'), (at) => [conductor(at, 4.5), signs.terminal(east(at, 5.3))]],
    [t('sheet.ofMainsCores'), (at) => [conductor(at), ...signs.strokes(east(at, 2.5), 3)]],
    installation.feeds.length > 0 && [
      t('sheet.ofTwoCores'),
      (at) => [conductor(at), ...signs.strokes(east(at, 3.6), 2)],
    ],
    [t('sheet.ofJoint'), (at) => [conductor(at), signs.joint(east(at, 4.5))]],
    [t('sheet.ofConverter'), (at) => small(east(at, 4.5), 0.45, signs.converter(ORIGIN))],
    [t('sheet.ofEarth'), (at) => [signs.earth({ x: at.x + 4.5, y: at.y - 1.6 })]],
    gateways > 0 && [t('sheet.ofBusGateway'), (at) => small(east(at, 4.5), 0.5, signs.gateway(ORIGIN, ''))],
    gateways > 0 &&
      installation.pieces.some(({ bus }) => bus) && [t('sheet.ofBus'), (at) => [busLine(at, east(at, 9))]],
    installation.feeds.length > 0 && [
      t('sheet.ofRailFeed'),
      (at) => [rail(east(at, 4.5), 4.5), ...symbols.sign({ kind: 'feed', ...east(at, 4.5) })],
    ],
    installation.pieces.length > 0 && [
      t('sheet.ofLamps'),
      (at) => [rail(at, 9), ...signs.lamp(east(at, 4.5))],
    ],
    rails.some(({ signs: all }) => all.filter(({ kind }) => kind === 'rail').length > 1) && [
      t('sheet.ofNextRail'),
      (at) => [rail(at, 9), symbols.seam(east(at, 4.5))],
    ],
    endsIn('isolated') && [
      t('sheet.ofIsolation'),
      (at) => [rail(at, 5), ...symbols.sign({ kind: 'isolation', ...east(at, 5.6) })],
    ],
    endsIn('whole') && [t('sheet.ofCap'), (at) => [rail(at, 5), symbols.cap(east(at, 5))]],
    (goesOn || endsIn('goesOn')) && [
      t('sheet.ofOnward'),
      (at) => [rail(at, 5), signs.onward(east(at, 7.4), 'right')],
    ],
  ];
  return entries.filter((entry) => entry !== false);
}

/** What the signs of a single line stand for. */
export const circuitLegend = (drawn: Drawn, t: Translate): Block => ({
  width: WIDTH,
  ...keyOf(entriesOf(drawn, t), t, ROW, WIDTH),
});
