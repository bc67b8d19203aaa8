import { axisPath } from '../drawing/axisPath.ts';
import type { DrawnPiece } from '../drawing/drawnPieces.ts';
import { luminaireNumber } from '../drawing/drawnPieces.ts';
import type { DrawnRail, InstallationDrawing, RailPoint } from '../drawing/installationDrawing.ts';
import { type Axis, headingAt, pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { feedName, zoneName } from '../lists/installationWords.ts';
import type { Opening } from '../room/room.ts';
import { putChains } from './chains.ts';
import { type Frame, frameAround, LINE } from './clearance.ts';
import type { PaperMark, PaperText } from './marks.ts';
import type { PartNumbers } from './partNumbers.ts';
import { type Label, type Place, PlanArea, waysRound } from './planArea.ts';
import { putOpenings, putRoom } from './roomOnPaper.ts';
import { putRunningDimension } from './runningDimensions.ts';
import * as symbols from './symbols.ts';
import { textWidth } from './textWidth.ts';

/** What a plan on paper says in words. */
export interface PlanWords {
  rail: (number: number) => string;
  /** Of centimetres, in the way of the language. */
  length: (centimetres: number) => string;
  opening: (opening: Opening) => string;
}

/** A plan at a scale, in millimetres from where it has its origin. */
export interface PaperPlan {
  marks: PaperMark[];
  bounds: Frame;
  /** Whether anything of it lies there. */
  covers: (frame: Frame) => boolean;
}

export interface PlanOnPaperProps {
  drawing: InstallationDrawing;
  /** Millimetres on paper for a centimetre. */
  scale: number;
  parts: PartNumbers;
  words: PlanWords;
  /** That no text may cross, and that it must stay in. */
  borders?: readonly Frame[];
  limits?: Frame | null;
}

/** Of lengths and names beside rails, and of the numbers of luminaires and feeds, in millimetres. */
const SMALL = 2.2;
const LARGE = 2.7;
/** How wide a rail is to what is written. */
const RAIL = 1.4;

const turned = (at: Point, heading: number): RailPoint => ({ ...at, heading });

/** What a run covers: a bent one in short pieces. */
function framesOf(axis: Axis, from: number, to: number, scale: number, width: number): Frame[] {
  const count = axis.kind === 'line' ? 1 : Math.max(2, Math.ceil(((to - from) * scale) / 3));
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [index, index + 1].map((end) => pointAt(axis, from + ((to - from) * end) / count)) as [
      Point,
      Point,
    ];
    return frameAround(
      ((a.x + b.x) / 2) * scale,
      ((a.y + b.y) / 2) * scale,
      Math.abs(a.x - b.x) * scale + width,
      Math.abs(a.y - b.y) * scale + width,
    );
  });
}

/** Both ways across a rail. */
const across = (heading: number): [Point, Point] => {
  const angle = (heading * Math.PI) / 180;
  const right = { x: -Math.sin(angle), y: Math.cos(angle) };
  return [right, { x: -right.x, y: -right.y }];
};

/** Beside a rail: near first, and along it before farther off. */
const beside = (
  at: RailPoint,
  ways: readonly Point[],
  distances: readonly number[],
  shifts: readonly number[],
): Place[] => {
  const angle = (at.heading * Math.PI) / 180;
  return distances.flatMap((distance) =>
    shifts.flatMap((shift) =>
      ways.map((aside) => ({
        from: { x: at.x + shift * Math.cos(angle), y: at.y + shift * Math.sin(angle) },
        aside,
        distance,
      })),
    ),
  );
};

const NEAR = [1.2, 2, 3, 4.5, 6];
const FAR = [8, 10, 12.5, 15, 18, 22, 26];
const SHIFTS = [0, 2.5, -2.5, 5, -5, 8, -8];

const word = (text: string, size: number, more: Partial<PaperText> = {}): Label => ({
  width: textWidth(text, size),
  height: size * LINE,
  marks: ({ x, y }) => [{ kind: 'text', text, x, y: y + size * 0.36, size, align: 'middle', ...more }],
});

/** A number in a circle, and what stands beside it. */
function numbered(number: string | null, text = ''): Label | null {
  if (number === null) return text ? word(text, SMALL, { ink: 'soft' }) : null;
  const words = textWidth(text, SMALL);
  const width = 2 * symbols.BALL + (text ? 0.7 + words : 0);
  return {
    width,
    height: 2 * symbols.BALL,
    marks: ({ x, y }) => [
      ...symbols.ball(number, { x: x - width / 2 + symbols.BALL, y }),
      ...(text
        ? [
            {
              ...{ kind: 'text' as const, text, size: SMALL, ink: 'soft' as const },
              x: x + width / 2 - words,
              y: y + SMALL * 0.36,
            },
          ]
        : []),
    ],
  };
}

/** Two words side by side, the first in bold. */
function paired(first: string, second: string): Label {
  const [a, b] = [textWidth(first, LARGE), second ? textWidth(second, SMALL) + 0.8 : 0];
  return {
    width: a + b,
    height: LARGE * LINE,
    marks: ({ x, y }) => [
      { kind: 'text', text: first, x: x - (a + b) / 2, y: y + LARGE * 0.36, size: LARGE, isBold: true },
      ...(second
        ? [
            {
              ...{ kind: 'text' as const, text: second, size: SMALL, ink: 'soft' as const },
              x: x - (a + b) / 2 + a + 0.8,
              y: y + LARGE * 0.36,
            },
          ]
        : []),
    ],
  };
}

/** The way from a luminaire on which its arrow does not lie. */
function awayFromAim({ heading, turn }: DrawnPiece): [Point, Point] {
  const [right, left] = across(heading);
  return Math.sin((turn * Math.PI) / 180) > 0.01 ? [left, right] : [right, left];
}

function putLuminaire(area: PlanArea, piece: DrawnPiece, scale: number): void {
  const { x, y, heading, turn, tilt, reach, symbol } = piece;
  const at = { x: x * scale, y: y * scale };
  area.rails.push(...symbols.luminaire({ ...piece, ...at, reach: reach * scale }));
  const angle = (heading * Math.PI) / 180;
  const long = symbol === 'linear' ? Math.max(1.3, reach * scale) : 1.8;
  const wide = symbol === 'linear' ? 0.8 : 1.8;
  area.addSymbol(
    frameAround(
      ...[at.x, at.y],
      2 * (long * Math.abs(Math.cos(angle)) + wide * Math.abs(Math.sin(angle))),
      2 * (long * Math.abs(Math.sin(angle)) + wide * Math.abs(Math.cos(angle))),
    ),
  );
  if (symbol !== 'spotlight' || tilt < 1) return;
  const aim = ((heading + turn) * Math.PI) / 180;
  const end = 3.8 + 2.1 * Math.sin((tilt * Math.PI) / 180);
  for (let far = 2; far <= end; far += 1.2)
    area.addSymbol(frameAround(at.x + far * Math.cos(aim), at.y + far * Math.sin(aim), 1.8, 1.8));
}

function putRails(
  area: PlanArea,
  { rails, joints, caps, isolations, feeds, luminaires }: InstallationDrawing,
  scale: number,
): void {
  const on = (point: RailPoint): RailPoint => ({ ...point, x: point.x * scale, y: point.y * scale });
  const path = rails.map(({ axis }) => axisPath(axis)).join('');
  if (path) area.rails.push({ kind: 'path', path, pen: 'rail', scale });
  for (const { axis } of rails)
    for (const frame of framesOf(axis, 0, axis.length, scale, RAIL)) area.addSymbol(frame);
  for (const joint of joints) {
    if (joint.kind === 'straight') area.rails.push(symbols.seam(on(joint)));
    if (joint.kind !== 't') continue;
    area.rails.push(symbols.node(on(joint)));
    area.addSymbol(frameAround(joint.x * scale, joint.y * scale, 2, 2));
  }
  for (const end of caps) {
    area.rails.push(symbols.cap(on(end)));
    area.addSymbol(frameAround(end.x * scale, end.y * scale, 2.8, 2.8));
  }
  for (const piece of luminaires) putLuminaire(area, piece, scale);
  for (const isolation of isolations) {
    const moved = symbols.placer(on(isolation))(2.4, 0);
    area.rails.push(...symbols.isolation(turned(moved, isolation.heading)));
    area.addSymbol(frameAround(moved.x, moved.y, 3, 3));
  }
  for (const feed of feeds) {
    area.rails.push(...symbols.feed(on(feed)));
    area.addSymbol(frameAround(feed.x * scale, feed.y * scale, 3.4, 3.4));
  }
}

/** The pieces of a run: with the number of the rail that each is cut from, and its length. */
function putPieces(
  area: PlanArea,
  { axis, isBent, pieces }: DrawnRail,
  { scale, parts, words }: PlanOnPaperProps,
): void {
  for (const { from, to, rail } of pieces) {
    const at = (from + to) / 2;
    const label = numbered(parts.rail(rail, isBent), words.length(to - from));
    if (!label) continue;
    const { x, y } = pointAt(axis, at);
    const heading = headingAt(axis, at);
    const part = ((to - from) * scale) / 4;
    const place = turned({ x: x * scale, y: y * scale }, heading);
    area.put(label, beside(place, across(heading), [...NEAR, ...FAR], [0, part, -part, part / 2, -part / 2]));
  }
}

function putRailName(area: PlanArea, { number, axis }: DrawnRail, { scale, words }: PlanOnPaperProps): void {
  const label = word(words.rail(number), SMALL, { isBold: true });
  const places = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((part) => {
    const at = part * axis.length;
    const { x, y } = pointAt(axis, at);
    const heading = headingAt(axis, at);
    return beside(turned({ x: x * scale, y: y * scale }, heading), across(heading), [...NEAR, ...FAR], [0]);
  });
  area.put(
    label,
    places.toSorted((a, b) => a.distance - b.distance),
  );
}

/** Puts a plan on paper: its lines to scale, its symbols and words in sizes of the sheet, no word on another. */
export function planOnPaper(props: PlanOnPaperProps): PaperPlan {
  const { drawing, scale, parts, words, borders, limits } = props;
  const { rails, joints, caps, isolations, feeds, luminaires, room, areas } = drawing;
  const area = new PlanArea(borders, limits);
  const on = ({ x, y, heading }: RailPoint): RailPoint => ({ x: x * scale, y: y * scale, heading });
  if (room) putRoom(area, room, areas, scale);
  putRails(area, drawing, scale);
  for (const rail of rails) putRunningDimension(area, rail, scale, words.length);
  for (const piece of luminaires)
    area.put(
      word(luminaireNumber(piece.number), LARGE, { isBold: true }),
      beside(on(piece), awayFromAim(piece), [1.6, 2.4, 3.4, 5, ...FAR], SHIFTS),
      'symbols',
    );
  const zones = new Set(feeds.map(({ zone }) => zone)).size;
  for (const feed of feeds)
    area.put(
      paired(feedName(feed.number), zones > 0 ? zoneName(feed.zone) : ''),
      [2.2, 3, 4.5, 6, ...FAR].flatMap((distance) =>
        waysRound(feed).map((aside) => ({ from: on(feed), aside, distance })),
      ),
      'symbols',
    );
  const putPart = (number: string | null, at: RailPoint) => {
    const label = numbered(number);
    if (!label) return;
    const places = [1.6, 2.6, 4, 6, ...FAR.slice(0, 4)].flatMap((distance) =>
      waysRound(at).map((aside) => ({ from: on(at), aside, distance })),
    );
    area.put(label, places);
  };
  for (const isolation of isolations) putPart(parts.of('isolatingJoint'), isolation);
  for (const joint of joints) if (joint.kind !== 'straight') putPart(parts.joint(joint.kind), joint);
  for (const end of caps) putPart(parts.of('endCap'), end);
  for (const rail of rails) putPieces(area, rail, props);
  for (const rail of rails) putRailName(area, rail, props);
  for (const joint of joints) if (joint.kind === 'straight') putPart(parts.joint(joint.kind), joint);
  if (room) putOpenings(area, room, scale, words.opening);
  putChains(area, drawing, scale, words.length);
  return {
    marks: [...area.under, ...area.masks, ...area.rails, ...area.over],
    bounds: area.bounds ?? frameAround(0, 0, 0, 0),
    covers: (frame) => !area.isFree(frame),
  };
}
