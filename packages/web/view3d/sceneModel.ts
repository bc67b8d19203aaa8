import type { LuminaireSymbol } from '@lumitor/domain/catalogue/luminaireType';
import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import type { DrawnLuminaire } from '@lumitor/domain/drawing/drawnLuminaires';
import type { RoomPlace } from '@lumitor/domain/kinds/device/position';
import { DEVICES, type DeviceKindName } from '@lumitor/domain/kinds/devices';
import { lightHeight } from '@lumitor/domain/kinds/luminaire/aim';
import { type Axis, axisBounds, boundsOfAll, pointAt } from '@lumitor/domain/kinds/rail/axis';
import { drawLayout } from '@lumitor/domain/kinds/rail/drawing';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { railSection } from '@lumitor/domain/kinds/rail/section';
import { wallsOf } from '@lumitor/domain/kinds/room/outline';
import { outwardOf } from '@lumitor/domain/kinds/room/outlineShape';
import { OPENING_HEIGHTS, type OpeningKind, type Room } from '@lumitor/domain/kinds/room/room';
import { solidsOf } from '@lumitor/domain/kinds/solids';
import { radians } from '@lumitor/domain/math/angle';
import { type Hiding, isHidden } from '@lumitor/domain/plan/hidden';
import type { Cm, Deg, Metre, Rad } from '@lumitor/domain/units';
import type { ScenePoint } from './scenePoint.ts';
import { type SolidModel, solidModels } from './solidModel.ts';

/** Margin of the floor around rails without a room. */
const FLOOR_BEYOND: Metre = 2;
const BEND_PIECES = 20;
/** Largest distance of suspension wires, and their distance from the ends. */
const WIRES: Record<'spacing' | 'fromEnd', Metre> = { spacing: 2, fromEnd: 0.1 };

export interface OpeningModel {
  kind: OpeningKind;
  number: number;
  /** Along the wall and above the floor. */
  from: Metre;
  to: Metre;
  bottom: Metre;
  top: Metre;
}

export interface WallModel {
  start: ScenePoint;
  end: ScenePoint;
  /** Unit vector out of the room. */
  out: ScenePoint;
  openings: readonly OpeningModel[];
}

export interface RailModel {
  name: string;
  /** Along the middle of the rail's upper side. */
  points: readonly ScenePoint[];
}

export interface LuminaireModel {
  id: string;
  name: string;
  symbol: LuminaireSymbol;
  colour: RailColour;
  /** Light centre (D45). */
  centre: ScenePoint;
  /** Suspension point on the rail. */
  foot: ScenePoint;
  /** Clockwise on the plan: heading of the rail, and direction of the luminaire. */
  heading: Rad;
  forward: Rad;
  tilt: number;
  /** Lengths of the body and its luminous part along the rail. */
  length: Metre;
  shining: Metre;
  axis: ScenePoint;
  /** Full angle at half the peak intensity; null if unknown. */
  beam: Deg | null;
}

/** Level box, aligned with the plan. */
export interface DeviceModel {
  name: string;
  middle: ScenePoint;
  size: ScenePoint;
}

export interface SceneModel {
  /** The default height without a room. */
  height: number;
  floor: readonly ScenePoint[];
  /** Empty without a room. */
  walls: readonly WallModel[];
  solids: readonly SolidModel[];
  rails: readonly RailModel[];
  devices: readonly DeviceModel[];
  joints: readonly ScenePoint[];
  wires: readonly (readonly [ScenePoint, ScenePoint])[];
  luminaires: readonly LuminaireModel[];
  section: { width: Metre; height: Metre };
}

export interface SeenLuminaire extends DrawnLuminaire {
  drop?: Cm | undefined;
  /** Full angle at half the peak intensity; absent if unknown. */
  beam?: Deg | undefined;
  /** Luminous length along the rail; absent for point sources. */
  luminousLength?: Cm | undefined;
}

export interface SeenPlan {
  layout: Layout;
  room: Room | null;
  luminaires: readonly SeenLuminaire[];
  devices?: readonly ({ kind: DeviceKindName; name: string } & RoomPlace)[];
  hang: Cm;
  isMicro: boolean;
  railName: (number: number) => string;
  solidNames: readonly string[];
}

const METRE = 100;
const spot = ({ x, y }: Point, height: Metre): ScenePoint => [x / METRE, height, y / METRE];

function wallModels({ outline, openings }: Room): WallModel[] {
  return wallsOf(outline).map(({ start, end }, index) => ({
    start: spot(start, 0),
    end: spot(end, 0),
    out: ((out) => [out.x, 0, out.y] as const)(outwardOf(outline, index)),
    openings: openings
      .filter(({ wall }) => wall === index)
      .map(({ id, kind, at, width }) => ({
        kind,
        number: openings.filter((one) => one.kind === kind).findIndex((one) => one.id === id) + 1,
        from: (at - width / 2) / METRE,
        to: (at + width / 2) / METRE,
        bottom: OPENING_HEIGHTS[kind][0] / METRE,
        top: OPENING_HEIGHTS[kind][1] / METRE,
      })),
  }));
}

function sheetUnder(axes: readonly Axis[]): ScenePoint[] {
  const { minX, maxX, minY, maxY } = boundsOfAll(axes.map(axisBounds)) ?? {
    minX: 0,
    maxX: 0,
    minY: 0,
    maxY: 0,
  };
  const beyond = FLOOR_BEYOND * METRE;
  return [
    { x: minX - beyond, y: minY - beyond },
    { x: maxX + beyond, y: minY - beyond },
    { x: maxX + beyond, y: maxY + beyond },
    { x: minX - beyond, y: maxY + beyond },
  ].map((corner) => spot(corner, 0));
}

export function alongScene(axis: Axis, height: Metre, from: Cm = 0, to: Cm = axis.length): ScenePoint[] {
  const pieces = axis.kind === 'arc' ? BEND_PIECES : 1;
  return Array.from({ length: pieces + 1 }, (_, index) =>
    spot(pointAt(axis, from + ((to - from) * index) / pieces), height),
  );
}

function wiresOf(axis: Axis, height: Metre, ceiling: Metre): [ScenePoint, ScenePoint][] {
  const length = axis.length / METRE;
  const between = Math.max(0, length - 2 * WIRES.fromEnd);
  const gaps = Math.max(1, Math.ceil(between / WIRES.spacing));
  return Array.from({ length: gaps + 1 }, (_, index) => {
    const point = pointAt(axis, (Math.min(length / 2, WIRES.fromEnd) + (between * index) / gaps) * METRE);
    return [spot(point, height), spot(point, ceiling)];
  });
}

function luminaireModel(luminaire: SeenLuminaire, heightAt: (drop?: Cm) => Metre): LuminaireModel {
  const heading = radians(luminaire.heading);
  const forward = heading + radians(luminaire.turn);
  const tilt = radians(luminaire.tilt);
  const out = Math.sin(tilt);
  return {
    id: luminaire.id,
    name: `L${luminaire.number}`,
    symbol: luminaire.symbol,
    colour: luminaire.colour ?? 'black',
    foot: spot(luminaire, heightAt(0)),
    centre: spot(luminaire, heightAt(luminaire.drop)),
    heading,
    forward,
    tilt,
    length: (2 * luminaire.reach) / METRE,
    shining: (luminaire.luminousLength ?? 0) / METRE,
    axis: [out * Math.cos(forward), -Math.cos(tilt), out * Math.sin(forward)],
    beam: luminaire.beam ?? null,
  };
}

/** Devices hang with the upper side at their height, so that none protrudes from the ceiling. */
const deviceModels = (devices: SeenPlan['devices'] = []): DeviceModel[] =>
  devices.map(({ kind, name, z, ...at }) => {
    const { size } = DEVICES[kind];
    return { name, size, middle: spot(at, Math.max(size[1] / 2, z / METRE - size[1] / 2)) };
  });

/** Plan as objects in the room: the one model for screen, AR and files. */
export function sceneModel({
  layout,
  room,
  luminaires: pieces,
  devices,
  hang,
  isMicro,
  railName,
  solidNames,
}: SeenPlan): SceneModel {
  const geometry = geometryOf(layout);
  const axes = geometry.placed.map(({ axis }) => axis);
  const heightAt = (drop?: Cm): Metre => lightHeight(room?.height ?? null, hang, drop) / METRE;
  const railHeight = heightAt(0);
  const section = railSection(isMicro);
  const ceiling = lightHeight(room?.height ?? null, 0, 0) / METRE;
  return {
    height: ceiling,
    floor: room ? room.outline.map((corner) => spot(corner, 0)) : sheetUnder(axes),
    walls: room ? wallModels(room) : [],
    solids: solidModels(solidsOf({ room, areas: [] }), solidNames, room?.height ?? 0),
    rails: axes.map((axis, index) => ({ name: railName(index + 1), points: alongScene(axis, railHeight) })),
    devices: deviceModels(devices),
    joints: drawLayout(geometry).primitives.flatMap((one) =>
      one.kind === 'connector' && one.joint !== 'straight' ? [spot(one, railHeight)] : [],
    ),
    wires: hang > 0 ? axes.flatMap((axis) => wiresOf(axis, railHeight, ceiling)) : [],
    luminaires: pieces.map((luminaire) => luminaireModel(luminaire, heightAt)),
    section: { width: section.width / METRE, height: section.height / METRE },
  };
}

/** Without hidden things (D58d); the walls stay, as the room is what the view shows. */
export const visibleModel = (model: SceneModel, plan: Hiding): SceneModel =>
  plan.hidden.length === 0
    ? model
    : {
        ...model,
        ...(isHidden(plan, 'rails') && { rails: [], joints: [], wires: [] }),
        ...(isHidden(plan, 'luminaires') && { luminaires: [] }),
        ...(isHidden(plan, 'installation') && { devices: [] }),
        ...(isHidden(plan, 'obstacles') && { solids: [] }),
      };
