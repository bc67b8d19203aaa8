import { type DrawnPiece, luminaireNumber } from '../drawing/drawnPieces.ts';
import type { DrawnRail, InstallationDrawing, RailPoint } from '../drawing/installationDrawing.ts';
import { headingAt, pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { feedName, zoneName } from '../lists/installationWords.ts';
import type { Opening } from '../room/room.ts';
import { putChains } from './chains.ts';
import { type Frame, frameAround } from './clearance.ts';
import { across, around, beside, LARGE, numbered, paired, SMALL, word } from './labels.ts';
import type { PaperMark } from './marks.ts';
import type { PartNumbers } from './partNumbers.ts';
import { PlanArea } from './planArea.ts';
import { putRails } from './railsOnPaper.ts';
import { putOpenings, putRoom } from './roomOnPaper.ts';
import { putRunningDimension } from './runningDimensions.ts';

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

/** From a rail to what is written beside it, in millimetres. */
const NEAR = [1.2, 2, 3, 4.5, 6];
const FAR = [8, 10, 12.5, 15, 18, 22, 26];
const SHIFTS = [0, 2.5, -2.5, 5, -5, 8, -8];

/** The way from a luminaire on which its arrow does not lie. */
function awayFromAim({ heading, turn }: DrawnPiece): [Point, Point] {
  const [right, left] = across(heading);
  return Math.sin((turn * Math.PI) / 180) > 0.01 ? [left, right] : [right, left];
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
    const place = { x: x * scale, y: y * scale, heading };
    area.put(label, beside(place, across(heading), [...NEAR, ...FAR], [0, part, -part, part / 2, -part / 2]));
  }
}

function putRailName(area: PlanArea, { number, axis }: DrawnRail, { scale, words }: PlanOnPaperProps): void {
  const label = word(words.rail(number), SMALL, { isBold: true });
  const places = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((part) => {
    const at = part * axis.length;
    const { x, y } = pointAt(axis, at);
    const heading = headingAt(axis, at);
    return beside({ x: x * scale, y: y * scale, heading }, across(heading), [...NEAR, ...FAR]);
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
  for (const feed of feeds)
    area.put(
      paired(feedName(feed.number), zoneName(feed.zone)),
      beside(on(feed), around(feed.heading), [2.2, 3, 4.5, 6, ...FAR]),
      'symbols',
    );
  const putPart = (number: string | null, at: RailPoint) => {
    const label = numbered(number);
    if (label) area.put(label, beside(on(at), around(at.heading), [1.6, 2.6, 4, 6, ...FAR.slice(0, 4)]));
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
