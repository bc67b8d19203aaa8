import type { SystemType } from '../catalogue/systemType.ts';
import type { Installation, InstalledFeed } from '../installation/installation.ts';
import { type ZoneSide, zoneBorders } from '../installation/zoneBorders.ts';
import { middleOfZone, type ZoneSign, zoneSigns } from '../installation/zoneSigns.ts';
import { type Cut, isolatedJoins } from '../kinds/cut/cut.ts';
import { type DrawnDevice, drawnDevices, type PlanDevices } from '../kinds/devices.ts';
import { type Axis, type Box, pointAt } from '../kinds/rail/axis.ts';
import { drawLayout } from '../kinds/rail/drawing.ts';
import { type Geometry, placedStep } from '../kinds/rail/geometry.ts';
import { type Heading, opposite, type Point } from '../kinds/rail/heading.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { innerPlaces } from '../kinds/rail/length.ts';
import { type RailPiece, railPieces } from '../kinds/rail/pieces.ts';
import type { RailPoint } from '../kinds/rail/shapes.ts';
import { hasInnerT } from '../kinds/rail/step.ts';
import { asideOf, type SignPlace } from '../kinds/signSizes.ts';
import { distance } from '../math/points.ts';
import { findJoints } from '../parts/joints.ts';
import type { Sawing } from '../parts/sawing.ts';
import type { PathOutline } from '../paths/path.ts';
import type { Plan } from '../plan/plan.ts';
import type { Cm, Deg, Watt } from '../units.ts';
import type { DrawnLuminaire } from './drawnLuminaires.ts';
import { boundsAround, boundsWith } from './drawnRoom.ts';
import { stretchOutline } from './stretch.ts';

export interface DrawnRail {
  stepId: string;
  number: number;
  axis: Axis;
  isBent: boolean;
  pieces: RailPiece[];
  places: Cm[];
}

export interface CableRoute {
  kind: 'feed' | 'bus';
  name: string;
  from: Point;
  to: Point;
}

export interface InstallationDrawing {
  rails: DrawnRail[];
  joints: (RailPoint & { kind: 'straight' | 'angle' | 't' })[];
  /** Headings point outward along the rail. */
  caps: RailPoint[];
  /** Headings point into the isolated rail. */
  isolations: RailPoint[];
  /** Aside of an isolating joint, in the circuit part that it feeds. */
  feeds: (RailPoint & InstalledFeed & Pick<SignPlace, 'aside'>)[];
  devices: DrawnDevice[];
  routes: readonly CableRoute[];
  borders: ZoneSide[];
  dead: PathOutline[];
  overloaded: PathOutline[];
  signs: (RailPoint & { sign: ZoneSign })[];
  luminaires: readonly DrawnLuminaire[];
  room: Plan['room'];
  areas: Plan['areas'];
  chains: { x: Cm[]; y: Cm[] };
  bounds: Box;
}

export interface InstallationDrawingProps {
  plan: Pick<Plan, 'layout' | 'room' | 'areas'> & PlanDevices;
  luminaires: readonly DrawnLuminaire[];
  /** Null for an order from before feeds had positions. */
  installation: Installation | null;
  supply?: Watt | null;
  system: SystemType | null;
  /** Absent: each rail is cut from its own stock. */
  sawing?: Sawing | undefined;
  routes?: readonly CableRoute[];
}

const SAME: Cm = 0.05;

function distinct(values: readonly Cm[]): Cm[] {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > SAME);
}

const degreesOf = (heading: Heading): Deg => heading * 90;

const onRail = (axis: Axis, at: Cm): RailPoint => ({
  ...pointAt(axis, at),
  heading: headingAt(axis, at),
});

function jointsOf(geometry: Geometry): InstallationDrawing['joints'] {
  const between = findJoints(geometry).map(({ kind, x, y, heading }) => ({
    kind,
    x,
    y,
    heading: degreesOf(heading),
  }));
  const inside = geometry.placed.flatMap(({ step, axis }) =>
    innerPlaces(step.frameLength)
      .filter((at) => !(hasInnerT(step) && at === step.frameLength / 2))
      .map((at) => ({ kind: 'straight' as const, ...onRail(axis, at) })),
  );
  return [...between, ...inside];
}

function isolationsOf(geometry: Geometry, cuts: readonly Cut[], isolatesJoins: boolean): RailPoint[] {
  const onRuns = cuts.flatMap((cut) =>
    'at' in cut ? [onRail(placedStep(geometry, cut.stepId).axis, cut.at)] : [],
  );
  const ofLoops = isolatedJoins(geometry, cuts, isolatesJoins).map(({ first: { x, y }, second }) => ({
    x,
    y,
    heading: degreesOf(opposite(second.heading)),
  }));
  return [...onRuns, ...ofLoops];
}

type Placed = Pick<InstallationDrawing, 'isolations' | 'feeds' | 'devices'>;

export function placedParts(
  geometry: Geometry,
  installation: Installation | null,
  system: SystemType | null,
  plan: PlanDevices,
): Placed {
  const isolations = isolationsOf(
    geometry,
    (installation?.cuts ?? []).map(({ cut }) => cut),
    system === 'dali',
  );
  return {
    isolations,
    feeds: (installation?.feeds ?? []).map((feed) => {
      const heading = headingAt(placedStep(geometry, feed.stepId).axis, feed.at);
      const isAtIsolation = isolations.some((one) => distance(one, feed) < SAME);
      return { ...feed, heading, ...(isAtIsolation && { aside: asideOf(feed, heading) }) };
    }),
    devices: installation ? drawnDevices({ ...plan, ...installation }) : [],
  };
}

export const signPlaces = ({ isolations, feeds, devices }: Placed) => [
  ...isolations.map((one) => ({ ...one, kind: 'cut' as const })),
  ...feeds.map((one) => ({ ...one, kind: 'feed' as const })),
  ...devices,
];

function chainOf({ placed }: Geometry, room: Plan['room'], side: 'x' | 'y'): Cm[] {
  const walls = (room?.outline ?? []).map((corner) => corner[side]);
  const rails = placed.flatMap(({ axis: { start, end } }) => [start[side], end[side]]);
  return distinct([...walls, ...rails]);
}

export function drawInstallation({
  plan,
  luminaires,
  installation,
  system,
  sawing,
  supply = null,
  routes = [],
}: InstallationDrawingProps): InstallationDrawing {
  const { layout, room, areas } = plan;
  const geometry = geometryOf(layout);
  const { placed } = geometry;
  const { feeds = [], cuts = [] } = installation ?? {};
  const put = new Map<string, Cm[]>();
  for (const { stepId, at } of [...luminaires, ...feeds]) put.set(stepId, [...(put.get(stepId) ?? []), at]);
  for (const { cut } of cuts) if ('at' in cut) put.set(cut.stepId, [...(put.get(cut.stepId) ?? []), cut.at]);
  const parts = placedParts(geometry, installation, system, plan);
  const pieces = railPieces(layout.steps, sawing);
  const rails = placed.map(({ step, index, axis }): DrawnRail => {
    const own = put.get(step.id) ?? [];
    const middle = hasInnerT(step) ? [step.frameLength / 2] : [];
    return {
      stepId: step.id,
      number: index + 1,
      axis,
      isBent: step.kind === 'bent',
      pieces: pieces[index] ?? [],
      places: own.length === 0 ? [] : distinct([0, ...own, ...middle, step.frameLength]),
    };
  });
  const axisOf = (stepId: string): Axis => placedStep(geometry, stepId).axis;
  const signs = installation ? zoneSigns(installation, supply) : [];
  const outlinesOf = (kind: ZoneSign['kind']): PathOutline[] =>
    signs
      .filter((sign) => sign.kind === kind)
      .flatMap(({ zone }) => installation?.zones[zone]?.sections ?? [])
      .map(({ stepId, from, to }) => stretchOutline(axisOf(stepId), from, to));
  return {
    rails,
    dead: outlinesOf('unfed'),
    overloaded: outlinesOf('overloaded'),
    signs: signs.flatMap((sign) => {
      const at = installation && middleOfZone(installation, sign.zone);
      return at ? [{ sign, ...onRail(axisOf(at.stepId), at.at) }] : [];
    }),
    joints: jointsOf(geometry),
    caps: geometry.openEnds.map(({ x, y, heading }) => ({ x, y, heading: degreesOf(heading) })),
    ...parts,
    routes,
    borders: zoneBorders(geometry, installation?.zones ?? [], parts.isolations),
    luminaires,
    room,
    areas,
    chains: { x: chainOf(geometry, room, 'x'), y: chainOf(geometry, room, 'y') },
    bounds: boundsAround(boundsWith(drawLayout(geometry).bounds, { room }), parts.devices),
  };
}
