import type { LightSurface } from '@lumitor/domain/light/scene';
import type { Metre } from '@lumitor/domain/units';
import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  ShapeUtils,
  type Texture,
  Vector2,
  type Vector3,
} from 'three';
import type { Exposure } from './exposure.ts';
import { type FalseUniforms, falseUniforms, showLight } from './falseColour.ts';
import type { Palette } from './palette.ts';
import type { SceneModel, WallModel } from './sceneModel.ts';
import type { ScenePoint } from './scenePoint.ts';

export const surfaceKey = (surface: LightSurface): string => {
  if (surface.kind === 'face') return faceKey(surface.solid, surface.face);
  return surface.kind === 'wall' ? `wall ${surface.wall}` : surface.kind;
};

export const faceKey = (solid: number, face: number): string => `face ${solid} ${face}`;

/** Distance behind a surface at which it is fully faded, as a share of the distance to the room. */
const GONE_AT = 0.12;
/** Remaining opacity of a faded wall's lines: doors and windows, and edges. */
const LEAST = { marks: 0.35, edges: 0.12 };
const BEFORE_WALL: Metre = 0.004;
/** Lightening of doors and windows against their wall. */
const PANE = 0.22;
/** Shades without computed light, which distinguish walls by direction. */
const SHADES = { wall: [0.97, 0.9], ceiling: 1 };

/** Surface that fades when the camera is behind it. */
interface Side {
  point: ScenePoint;
  out: ScenePoint;
  faces: MeshBasicMaterial[];
  lines: { material: LineBasicMaterial; least: number }[];
}

export interface RoomScene {
  group: Group;
  /** Fades surfaces that the camera is behind; called before each paint. */
  fadeFor: (eye: Vector3) => void;
  /** Light maps by surface key; surfaces without one are plain. */
  light: (textures: ReadonlyMap<string, Texture>) => void;
}

/** Positions on the surface in centimetres are the texture coordinates of its light map. */
export function faceOf(
  corners: readonly ScenePoint[],
  uv: readonly number[],
  index: readonly number[],
): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners.flat(), 3));
  geometry.setAttribute('uv', new Float32BufferAttribute([...uv], 2));
  geometry.setIndex([...index]);
  geometry.computeVertexNormals();
  return geometry;
}

export function level(outline: readonly ScenePoint[], height: number, isUp: boolean): BufferGeometry {
  const faces = ShapeUtils.triangulateShape(
    outline.map(([x, , z]) => new Vector2(x, z)),
    [],
  );
  const clockwise = ShapeUtils.isClockWise(outline.map(([x, , z]) => new Vector2(x, z)));
  const index = faces.flatMap((face) => (clockwise === isUp ? face : face.toReversed()));
  return faceOf(
    outline.map(([x, , z]) => [x, height, z]),
    outline.flatMap(([x, , z]) => [100 * x, 100 * z]),
    index,
  );
}

function onWall({ start, end, out }: WallModel, along: number, height: number, before = 0): ScenePoint {
  const length = Math.hypot(end[0] - start[0], end[2] - start[2]);
  const share = along / length;
  return [
    start[0] + (end[0] - start[0]) * share - out[0] * before,
    height,
    start[2] + (end[2] - start[2]) * share - out[2] * before,
  ];
}

function upright(wall: WallModel, from: number, to: number, bottom: number, top: number, before = 0) {
  const corners = [
    onWall(wall, from, bottom, before),
    onWall(wall, to, bottom, before),
    onWall(wall, to, top, before),
    onWall(wall, from, top, before),
  ];
  const uv = [from, bottom, to, bottom, to, top, from, top].map((metres) => 100 * metres);
  return { corners, face: faceOf(corners, uv, [0, 1, 2, 0, 2, 3]) };
}

function lines(points: readonly ScenePoint[], material: Material): LineSegments {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(points.flat(), 3));
  return new LineSegments(geometry, material);
}

const around = (corners: readonly ScenePoint[]): ScenePoint[] =>
  corners.flatMap((corner, index) => [corner, corners[(index + 1) % corners.length] as ScenePoint]);

/** `color` is the plain colour without light. */
export interface LitSurface {
  material: MeshBasicMaterial;
  plain: Color;
}

/** Light maps by surface key; a surface without one shows its plain colour. */
export function putLight(
  surfaces: ReadonlyMap<string, LitSurface>,
  textures: ReadonlyMap<string, Texture>,
): void {
  for (const [key, { material, plain }] of surfaces) {
    const map = textures.get(key) ?? null;
    if (Boolean(material.map) !== Boolean(map)) material.needsUpdate = true;
    material.map = map;
    if (map) material.color.setScalar(1);
    else material.color.copy(plain);
  }
}

export function buildRoom(
  model: SceneModel,
  palette: Palette,
  exposure: Exposure = { value: 1 },
  uniforms: FalseUniforms = falseUniforms(),
): RoomScene {
  const group = Object.assign(new Group(), { name: 'room' });
  const surfaces = new Map<string, LitSurface>();
  const sides: Side[] = [];
  const face = (key: string, geometry: BufferGeometry, plain: Color) => {
    const material = new MeshBasicMaterial({ color: plain, side: DoubleSide, dithering: true });
    showLight(material, exposure, uniforms);
    surfaces.set(key, { material, plain });
    group.add(Object.assign(new Mesh(geometry, material), { name: key }));
    return material;
  };
  const ink = () => new LineBasicMaterial({ color: palette.line, transparent: true });
  const surface = new Color(palette.surface);
  const floor = face('floor', level(model.floor, 0, true), new Color(palette.floor));
  Object.assign(floor, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 });
  group.add(Object.assign(lines(around(model.floor), ink()), { name: 'floor edge' }));

  model.walls.forEach((wall, index) => {
    const length = Math.hypot(wall.end[0] - wall.start[0], wall.end[2] - wall.start[2]);
    const shade = SHADES.wall[Math.abs(wall.out[0]) > Math.abs(wall.out[2]) ? 1 : 0] as number;
    const { face: geometry, corners } = upright(wall, 0, length, 0, model.height);
    const material = face(`wall ${index}`, geometry, surface.clone().multiplyScalar(shade));
    const marks = ink();
    const pane = new MeshBasicMaterial({
      color: '#ffffff',
      side: DoubleSide,
      transparent: true,
      opacity: PANE,
    });
    pane.userData.most = PANE;
    for (const { from, to, bottom, top } of wall.openings) {
      const opening = upright(wall, from, to, bottom, Math.min(top, model.height), BEFORE_WALL);
      group.add(Object.assign(new Mesh(opening.face, pane), { name: 'opening' }));
      group.add(Object.assign(lines(around(opening.corners), marks), { name: 'opening edge' }));
    }
    const edges = ink();
    group.add(Object.assign(lines(around(corners).slice(2), edges), { name: 'wall edge' }));
    sides.push({
      point: wall.start,
      out: wall.out,
      faces: [material, pane],
      lines: [
        { material: marks, least: LEAST.marks },
        { material: edges, least: LEAST.edges },
      ],
    });
  });
  if (model.walls.length > 0) {
    const material = face('ceiling', level(model.floor, model.height, false), surface.clone());
    sides.push({ point: [0, model.height, 0], out: [0, 1, 0], faces: [material], lines: [] });
  }

  const [middleX, middleZ] = [0, 2].map(
    (axis) => model.floor.reduce((sum, corner) => sum + (corner[axis] as number), 0) / model.floor.length,
  ) as [number, number];

  return {
    group,
    fadeFor(eye) {
      const away = Math.max(1, Math.hypot(eye.x - middleX, eye.y - model.height / 2, eye.z - middleZ));
      for (const { point, out, faces, lines } of sides) {
        const beyond =
          out[0] * (eye.x - point[0]) + out[1] * (eye.y - point[1]) + out[2] * (eye.z - point[2]);
        const shown = 1 - Math.min(1, Math.max(0, beyond / away / GONE_AT));
        for (const material of faces) {
          const most: number = material.userData.most ?? 1;
          const isClear = shown * most < 1;
          if (material.transparent !== isClear)
            Object.assign(material, { transparent: isClear, needsUpdate: true });
          Object.assign(material, { opacity: shown * most, visible: shown > 0.01, depthWrite: !isClear });
        }
        for (const { material, least } of lines) material.opacity = Math.max(least, shown);
      }
    },
    light: (textures) => putLight(surfaces, textures),
  };
}
