import { luminaireNumber } from '../drawing/drawnPieces.ts';
import { type Frame, frameAround } from '../drawing/frame.ts';
import type { DrawnRail, InstallationDrawing, RailPoint } from '../drawing/installationDrawing.ts';
import { across, around, awayFromAim, beside } from '../drawing/labelPlaces.ts';
import type { Place } from '../drawing/placer.ts';
import type { ZoneSign } from '../installation/zoneSigns.ts';
import { pointAt } from '../layout/axis.ts';
import { headingAt } from '../layout/headingAt.ts';
import { deviceName, feedName, zoneName } from '../lists/installationWords.ts';
import type { Opening } from '../room/room.ts';
import { putChains } from './chains.ts';
import type { ScaledPlan } from './fitPlan.ts';
import { framedWord, LARGE, numbered, paired, SMALL, word } from './labels.ts';
import type { PaperMark } from './marks.ts';
import type { PartNumbers } from './partTables.ts';
import { PlanArea } from './planArea.ts';
import { putOpenings, putRails, putRoom } from './roomOnPaper.ts';
import { putRunningDimension } from './runningDimensions.ts';

/** What a plan on paper says in words. */
export interface PlanWords {
  rail: (number: number) => string;
  /** Of centimetres, in the way of the language. */
  length: (centimetres: number) => string;
  opening: (opening: Opening) => string;
  zone: (sign: ZoneSign) => string;
}

export interface PaperPlan extends ScaledPlan {
  marks: PaperMark[];
}

export interface PlanOnPaperProps {
  drawing: InstallationDrawing;
  /** Millimetres on paper for a centimetre. */
  scale: number;
  parts: PartNumbers;
  words: PlanWords;
  /** That no text may cross, and that it must stay in. */
  borders?: readonly Frame[] | undefined;
  limits?: Frame | null | undefined;
}

/** From a rail to what is written beside it, in millimetres. */
const NEAR = [1.2, 2, 3, 4.5, 6];
const FAR = [8, 10, 12.5, 15, 18, 22, 26, 31, 36];
const SHIFTS = [0, 2.5, -2.5, 5, -5, 8, -8];
/** Farther along the rail, for what has to be found: a luminaire, a feed. */
const WIDE_SHIFTS = [...SHIFTS, 12, -12, 17, -17, 23, -23, 30, -30];

function* inTurn(...all: Iterable<Place>[]): Iterable<Place> {
  for (const places of all) yield* places;
}

/** Places beside a run, at these centimetres of it: near it before farther off. */
function besideRun({ axis }: DrawnRail, ats: readonly number[], scale: number): Place[] {
  const places = ats.flatMap((at) => {
    const { x, y } = pointAt(axis, at);
    const heading = headingAt(axis, at);
    return [...beside({ x: x * scale, y: y * scale, heading }, across(heading), [...NEAR, ...FAR])];
  });
  return places.toSorted((a, b) => a.distance - b.distance);
}

/** The pieces of a run: with the number of the rail that each is cut from, and its length. */
function putPieces(area: PlanArea, run: DrawnRail, { scale, parts, words }: PlanOnPaperProps): void {
  for (const { from, to, rail } of run.pieces) {
    const label = numbered(parts.rail(rail, run.isBent), words.length(to - from));
    const ats = [0.5, 0.25, 0.75, 0.375, 0.625].map((part) => from + part * (to - from));
    if (label) area.put(label, besideRun(run, ats, scale));
  }
}

function putRailName(area: PlanArea, run: DrawnRail, { scale, words }: PlanOnPaperProps): void {
  const ats = [0.5, 0.3, 0.7, 0.15, 0.85].map((part) => part * run.axis.length);
  area.put(word(words.rail(run.number), SMALL, { isBold: true }), besideRun(run, ats, scale));
}

/**
 * Everything that stands where it stands, and the names of luminaires and feeds.
 * @returns also how many luminaires have no room for theirs
 */
function begun(props: PlanOnPaperProps, isFeedFirst: boolean): { area: PlanArea; unnamed: number } {
  const { drawing, scale, words, borders, limits } = props;
  const { rails, feeds, luminaires, room, areas } = drawing;
  const area = new PlanArea(borders, limits);
  const on = ({ x, y, heading }: RailPoint): RailPoint => ({ x: x * scale, y: y * scale, heading });
  if (room) putRoom(area, room, areas, scale);
  putRails(area, drawing, scale);
  for (const rail of rails) putRunningDimension(area, rail, scale, words.length);
  for (const { sign, ...at } of drawing.signs)
    area.put(
      framedWord(words.zone(sign), SMALL),
      inTurn(
        beside(on(at), around(at.heading), [...NEAR, ...FAR], SHIFTS),
        beside(on(at), around(at.heading), FAR, WIDE_SHIFTS),
      ),
    );
  const nameFeeds = () => {
    for (const feed of feeds)
      area.put(
        paired(feedName(feed.number), zoneName(feed.zone)),
        inTurn(
          beside(on(feed), around(feed.heading), [2.2, 3, 4.5, 6, ...FAR]),
          beside(on(feed), across(feed.heading), FAR, WIDE_SHIFTS),
        ),
      );
  };
  for (const device of drawing.devices) {
    const at = on({ ...device, heading: 0 });
    const name = deviceName(device);
    const label =
      device.kind === 'supply'
        ? paired(name, zoneName(device.number - 1))
        : word(name, LARGE, { isBold: true });
    area.put(label, beside(at, around(0), [2.6, 3.4, 4.5, 6, ...FAR], SHIFTS));
  }
  if (isFeedFirst) nameFeeds();
  const named = luminaires.filter((piece) =>
    area.put(
      word(luminaireNumber(piece.number), LARGE, { isBold: true }),
      inTurn(
        beside(on(piece), awayFromAim(piece), [1.5, 2.4, 3.4, 5], SHIFTS),
        beside(on(piece), awayFromAim(piece), FAR, WIDE_SHIFTS),
        beside(on(piece), around(piece.heading), FAR, SHIFTS),
      ),
    ),
  );
  if (!isFeedFirst) nameFeeds();
  return { area, unnamed: luminaires.length - named.length };
}

/** Feeds, which are few, are named before luminaires, unless one of these would have no name for it. */
function mostNamed(props: PlanOnPaperProps): PlanArea {
  const { area, unnamed } = begun(props, true);
  if (unnamed === 0) return area;
  const other = begun(props, false);
  return other.unnamed < unnamed ? other.area : area;
}

/** Puts a plan on paper: its lines to scale, its symbols and words in sizes of the sheet, no word on anything else. */
export function planOnPaper(props: PlanOnPaperProps): PaperPlan {
  const { drawing, scale, parts, words } = props;
  const { rails, joints, caps, isolations, room } = drawing;
  const area = mostNamed(props);
  const on = ({ x, y, heading }: RailPoint): RailPoint => ({ x: x * scale, y: y * scale, heading });
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
    marks: [...area.under, ...area.rails, ...area.over],
    bounds: area.bounds ?? frameAround(0, 0, 0, 0),
    covers: (frame) => !area.isFree(frame),
  };
}
