import {
  type PlanDimensions,
  placePlanChains,
  placeRailDimensions,
  railsInTable,
  sheetsBy,
} from '../dimensions/index.ts';
import type { TileGrid } from '../drawing/boundedPlacer.ts';
import { luminaireNumber } from '../drawing/drawnLuminaires.ts';
import type { DrawnRail, InstallationDrawing } from '../drawing/installationDrawing.ts';
import {
  across,
  adjacentToAxis,
  around,
  awayFromAim,
  axisSpots,
  adjacent as columns,
  positionsInTurn,
} from '../drawing/labelPlaces.ts';
import type { LabelPosition } from '../drawing/placer.ts';
import { takeRoute } from '../drawing/routeLine.ts';
import type { ZoneSign } from '../installation/zoneSigns.ts';
import { deviceName } from '../kinds/devices.ts';
import { DRAWN_KIND_NAMES } from '../kinds/drawnKinds.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import type { RailPoint } from '../kinds/rail/shapes.ts';
import type { Opening } from '../kinds/room/room.ts';
import { feedName, zoneName } from '../lists/installationWords.ts';
import { directionOf } from '../math/direction.ts';
import { upTo } from '../math/lists.ts';
import { ahead, times } from '../math/points.ts';
import { frameAround } from '../paths/frame.ts';
import { line } from '../paths/path.ts';
import { type Hideable, isHidden } from '../plan/hidden.ts';
import { shownKinds } from '../plan/kindGroups.ts';
import type { Cm, Mm } from '../units.ts';
import { drawDimensions, paperSurface, RAIL_INSET } from './dimensionsOnPaper.ts';
import type { MissingOnPlan } from './dimensionTable.ts';
import type { ScaledPlan } from './fitPlan.ts';
import { framedWord, LARGE_LABEL, numbered, paired, SMALL_LABEL, word } from './labels.ts';
import { CABLE_LINES } from './lineMarks.ts';
import { type PaperMark, path } from './marks.ts';
import type { CountedParts } from './partTables.ts';
import { type PaperLabel, PlanArea } from './planArea.ts';
import { drawRails, putOpenings, putRoom } from './roomOnPaper.ts';

export interface PlanWords {
  rail: (number: number) => string;
  length: (length: Cm) => string;
  opening: (opening: Opening) => string;
  zone: (sign: ZoneSign) => string;
  inTable: string;
}

export interface PaperPlan extends ScaledPlan {
  marks: PaperMark[];
  missing: MissingOnPlan & { names: string[] };
}

export interface PlanOnPaperProps {
  drawing: InstallationDrawing;
  hidden: readonly Hideable[];
  scale: number;
  parts: CountedParts;
  words: PlanWords;
  grid?: TileGrid | undefined;
}

const NO_DIMENSIONS: PlanDimensions = { placed: [], missing: [] };
const NEAR = [1.2, 2, 3, 4.5, 6];
const FAR = [8, 10, 12.5, 15, 18, 22, 26, 31, 36];
const FARTHEST = [42, 50, 60, 72];
const SHIFTS = [0, 2.5, -2.5, 5, -5, 8, -8];
/** Longer shifts along the rail, for required names: luminaires and feeds. */
const WIDE_SHIFTS = [...SHIFTS, 12, -12, 17, -17, 23, -23, 30, -30];

const ROUTE = { mm: 1, sign: 3.4 };
const INSIDE: Mm = 4.5;

const adjacentToRun = (
  { axis }: DrawnRail,
  ats: readonly Cm[],
  scale: number,
  distances: readonly Mm[] = [...NEAR, ...FAR],
): Iterable<LabelPosition> =>
  adjacentToAxis(
    axisSpots(axis, ats, (point) => times(point, scale)),
    distances,
  );

function placeLuminaires(area: PlanArea, run: DrawnRail, { scale, parts, words }: PlanOnPaperProps): void {
  for (const { from, to, rail } of run.pieces) {
    const label = numbered(parts.rail(rail, run.isBent), words.length(to - from));
    const ats = [0.5, 0.25, 0.75, 0.375, 0.625].map((part) => from + part * (to - from));
    if (label) area.put(label, adjacentToRun(run, ats, scale));
  }
}

const NAMED = { least: 12, step: 3 };

function partsOnSheets({ axis }: DrawnRail, scale: number, grid: TileGrid | undefined): [Cm, Cm][] {
  if (!grid) return [[0, axis.length]];
  const sheetOf = sheetsBy(grid.xs, grid.ys);
  const count = Math.max(1, Math.ceil((axis.length * scale) / NAMED.step));
  const parts: { sheet: number; from: Cm; to: Cm }[] = [];
  for (const index of upTo(count)) {
    const [from, to] = [index, index + 1].map((step) => (step * axis.length) / count) as [number, number];
    const sheet = sheetOf(times(pointAt(axis, (from + to) / 2), scale));
    const last = parts.at(-1);
    if (last?.sheet === sheet) last.to = to;
    else parts.push({ sheet, from, to });
  }
  const long = parts.filter(({ from, to }) => (to - from) * scale >= NAMED.least);
  const shown =
    long.length > 0 ? long : parts.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, 1);
  return shown.map(({ from, to }) => [from, to]);
}

function putRailName(
  area: PlanArea,
  rail: DrawnRail,
  { scale, words, grid }: PlanOnPaperProps,
  isInTable: boolean,
): boolean {
  const name = words.rail(rail.number);
  const label = word(isInTable ? `${name}, ${words.inTable}` : name, SMALL_LABEL, { isBold: true });
  return partsOnSheets(rail, scale, grid).every(([from, to]) => {
    const ats = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95].map((part) => from + part * (to - from));
    return area.put(label, [
      ...adjacentToRun(rail, ats, scale),
      ...adjacentToRun(rail, ats, scale, FARTHEST),
    ]);
  });
}

interface StartedSheets {
  area: PlanArea;
  missing: PaperPlan['missing'];
  unnamedLuminaires: number;
}

function started(props: PlanOnPaperProps, isFeedFirst: boolean): StartedSheets {
  const { drawing, scale, words, grid, hidden } = props;
  const isNamed = !isHidden({ hidden }, 'labels');
  const isMeasured = !isHidden({ hidden }, 'dimensions');
  const { feeds, luminaires, room, areas } = drawing;
  const area = new PlanArea(grid);
  const on = ({ x, y, heading }: RailPoint): RailPoint => ({ x: x * scale, y: y * scale, heading });
  drawRails(area, drawing, scale);
  const routes = drawing.routes.map((route) => ({
    ...takeRoute(area, times(route.from, scale), times(route.to, scale), ROUTE),
    name: route.name,
    kind: route.kind,
  }));
  putRoom(area, { room, areas }, scale, shownKinds({ hidden }, DRAWN_KIND_NAMES));
  for (const { kind, legs } of routes)
    area.under.push(
      path(
        legs.map((leg) => line(...leg)),
        CABLE_LINES[kind],
      ),
    );
  area.closeEmptyTiles();
  const surface = paperSurface(area, scale, words.length);
  const sheetOf = grid && sheetsBy(grid.xs, grid.ys);
  const measured = isMeasured
    ? placeRailDimensions({
        drawing,
        surface,
        railInset: RAIL_INSET,
        sheetOf: sheetOf && ((point) => sheetOf(times(point, scale))),
      })
    : NO_DIMENSIONS;
  drawDimensions(area, measured, surface);
  const names: string[] = [];
  const name = (text: string, label: PaperLabel, places: Iterable<LabelPosition>): boolean => {
    const isPut = !isNamed || area.put(label, places);
    if (!isPut) names.push(text);
    return isPut;
  };
  for (const { sign, ...at } of drawing.signs)
    name(
      words.zone(sign),
      framedWord(words.zone(sign), SMALL_LABEL),
      positionsInTurn(
        columns(on(at), around(at.heading), [...NEAR, ...FAR], SHIFTS),
        columns(on(at), around(at.heading), [...FAR, ...FARTHEST], WIDE_SHIFTS),
      ),
    );
  for (const { name: text, places } of routes) name(text, word(text, SMALL_LABEL, { isBold: true }), places);
  for (const { zone, x, y, heading } of isNamed ? drawing.borders : []) {
    const inside = ahead({ x: x * scale, y: y * scale }, directionOf(heading), INSIDE);
    area.put(
      word(zoneName(zone), SMALL_LABEL, { isBold: true }),
      columns({ ...inside, heading }, across(heading), [...NEAR, ...FAR], SHIFTS),
    );
  }
  const nameFeeds = () => {
    for (const feed of feeds)
      name(
        feedName(feed.number),
        paired(feedName(feed.number), zoneName(feed.zone)),
        positionsInTurn(
          columns(on(feed), around(feed.heading), [2.2, 3, 4.5, 6, ...FAR]),
          columns(on(feed), across(feed.heading), [...FAR, ...FARTHEST], WIDE_SHIFTS),
        ),
      );
  };
  for (const device of drawing.devices) {
    const at = on({ ...device, heading: 0 });
    const text = deviceName(device);
    const places = () => columns(at, around(0), [2.6, 3.4, 4.5, 6, ...FAR, ...FARTHEST], SHIFTS);
    const label =
      device.kind === 'supply'
        ? paired(text, zoneName(device.number - 1))
        : word(text, LARGE_LABEL, { isBold: true });
    // The name alone needs less room than with the label.
    const isLabelled = isNamed && device.label && area.put(paired(text, device.label), places());
    if (!isLabelled) name(text, label, places());
  }
  if (isFeedFirst) nameFeeds();
  const named = luminaires.filter((piece) =>
    name(
      luminaireNumber(piece.number),
      word(luminaireNumber(piece.number), LARGE_LABEL, { isBold: true }),
      positionsInTurn(
        columns(on(piece), awayFromAim(piece), [1.5, 2.4, 3.4, 5], SHIFTS),
        columns(on(piece), awayFromAim(piece), FAR, WIDE_SHIFTS),
        columns(on(piece), around(piece.heading), FAR, SHIFTS),
        columns(on(piece), around(piece.heading), FARTHEST, WIDE_SHIFTS),
      ),
    ),
  );
  if (!isFeedFirst) nameFeeds();
  return {
    area,
    missing: { dimensions: measured.missing, names },
    unnamedLuminaires: luminaires.length - named.length,
  };
}

/** Feeds come first, unless a luminaire would then lose its name. */
function mostNamed(props: PlanOnPaperProps): StartedSheets {
  const first = started(props, true);
  if (first.unnamedLuminaires === 0) return first;
  const other = started(props, false);
  return other.unnamedLuminaires < first.unnamedLuminaires ? other : first;
}

/** Numbers and lengths of parts, less important than dimensions of rails. */
function putLabels(area: PlanArea, props: PlanOnPaperProps, missing: PaperPlan['missing']): void {
  const { drawing, scale, parts, words, hidden } = props;
  const { rails, joints, caps, isolations, room } = drawing;
  const on = ({ x, y, heading }: RailPoint): RailPoint => ({ x: x * scale, y: y * scale, heading });
  const putPart = (number: string | null, at: RailPoint) => {
    const label = numbered(number);
    if (label) area.put(label, columns(on(at), around(at.heading), [1.6, 2.6, 4, 6, ...FAR.slice(0, 4)]));
  };
  const inTable = railsInTable(missing.dimensions);
  for (const rail of rails)
    if (!putRailName(area, rail, props, inTable.has(rail.stepId)))
      missing.names.push(words.rail(rail.number));
  for (const isolation of isolations) putPart(parts.of('isolatingJoint'), isolation);
  for (const joint of joints) if (joint.kind !== 'straight') putPart(parts.joint(joint.kind), joint);
  for (const end of caps) putPart(parts.of('endCap'), end);
  for (const rail of rails) placeLuminaires(area, rail, props);
  for (const joint of joints) if (joint.kind === 'straight') putPart(parts.joint(joint.kind), joint);
  if (room && shownKinds({ hidden }, ['opening']).length > 0) putOpenings(area, room, scale, words.opening);
}

export function planOnPaper(props: PlanOnPaperProps): PaperPlan {
  const { drawing, scale, words, hidden } = props;
  const { area, missing } = mostNamed(props);
  if (!isHidden({ hidden }, 'labels')) putLabels(area, props, missing);
  const surface = paperSurface(area, scale, words.length);
  const chains = isHidden({ hidden }, 'dimensions') ? NO_DIMENSIONS : placePlanChains(surface, drawing);
  drawDimensions(area, chains, surface);
  return {
    marks: [...area.under, ...area.rails, ...area.over],
    missing: { ...missing, dimensions: [...missing.dimensions, ...chains.missing] },
    bounds: area.bounds ?? frameAround(0, 0, 0, 0),
    isSheet: (tile) => area.isOnOpenTiles(tile),
  };
}
