import { append } from '@lumitor/domain/math/lists';
import type { Metre } from '@lumitor/domain/units';
import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  type Material,
  Mesh,
  MeshStandardMaterial,
} from 'three';
import type { Palette } from './palette.ts';
import type { SceneModel } from './sceneModel.ts';
import type { ScenePoint } from './scenePoint.ts';

const WIRE_RADIUS: Metre = 0.0025;

type Corner = readonly [across: number, up: number];

/**
 * Bar of rectangular section along a level line, which is the middle of its upper side. Sides have one normal
 * per point, so that bends look smooth; both ends are closed.
 */
function bar(points: readonly ScenePoint[], width: number, height: number): BufferGeometry {
  const sides = points.map((_, index) => {
    const [a, b] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]] as [
      ScenePoint,
      ScenePoint,
    ];
    const length = Math.hypot(b[0] - a[0], b[2] - a[2]) || 1;
    return [-(b[2] - a[2]) / length, (b[0] - a[0]) / length] as const;
  });
  const position: number[] = [];
  const normal: number[] = [];
  const at = (index: number, [across, up]: Corner): ScenePoint => {
    const [x, y, z] = points[index] as ScenePoint;
    const [sx, sz] = sides[index] as readonly [number, number];
    return [x + sx * across, y + up, z + sz * across];
  };
  const quad = (corners: readonly ScenePoint[], normals: readonly ScenePoint[]) => {
    for (const corner of [0, 1, 2, 0, 2, 3]) {
      append(position, corners[corner] as ScenePoint);
      append(normal, normals[corner] as ScenePoint);
    }
  };
  const half = width / 2;
  const section: readonly Corner[] = [
    [-half, 0],
    [half, 0],
    [half, -height],
    [-half, -height],
  ];
  const outOf = (index: number, side: number): ScenePoint => {
    const [sx, sz] = sides[index] as readonly [number, number];
    return side === 0 ? [0, 1, 0] : side === 2 ? [0, -1, 0] : side === 1 ? [sx, 0, sz] : [-sx, 0, -sz];
  };
  for (let index = 0; index + 1 < points.length; index++)
    for (let side = 0; side < 4; side++) {
      const [a, b] = [section[side], section[(side + 1) % 4]] as [Corner, Corner];
      const corners = [at(index, a), at(index, b), at(index + 1, b), at(index + 1, a)];
      const [here, next] = [outOf(index, side), outOf(index + 1, side)];
      quad(corners, [here, here, next, next]);
    }
  for (const [index, way] of [
    [0, -1],
    [points.length - 1, 1],
  ] as const) {
    const [sx, sz] = sides[index] as readonly [number, number];
    const out: ScenePoint = [way * sz, 0, -way * sx];
    const corners = section.map((corner) => at(index, corner));
    quad(way > 0 ? corners : corners.toReversed(), [out, out, out, out]);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  return geometry;
}

function wires(model: SceneModel, material: Material): Group {
  const group = Object.assign(new Group(), { name: 'wires' });
  const geometry = new CylinderGeometry(WIRE_RADIUS, WIRE_RADIUS, 1, 6, 1, true);
  for (const [[x, low, z], [, high]] of model.wires) {
    const wire = new Mesh(geometry, material);
    wire.position.set(x, (low + high) / 2, z);
    wire.scale.y = high - low;
    group.add(wire);
  }
  return group;
}

export function buildRails(model: SceneModel, palette: Palette): Group {
  const { width, height } = model.section;
  const material = new MeshStandardMaterial({ name: 'rail', color: palette.rail, roughness: 0.55 });
  const group = Object.assign(new Group(), { name: 'rails' });
  for (const { name, points } of model.rails)
    group.add(Object.assign(new Mesh(bar(points, width, height), material), { name }));
  const joint = model.joints.length > 0 ? new BoxGeometry(width, height, width) : null;
  for (const [x, y, z] of model.joints) {
    const mesh = Object.assign(new Mesh(joint as BoxGeometry, material), { name: 'joint' });
    mesh.position.set(x, y - height / 2, z);
    group.add(mesh);
  }
  const housing = new MeshStandardMaterial({ name: 'device', color: palette.rail, roughness: 0.55 });
  for (const { name, middle, size } of model.devices) {
    const mesh = Object.assign(new Mesh(new BoxGeometry(...size), housing), { name });
    mesh.position.set(...middle);
    group.add(mesh);
  }
  if (model.wires.length > 0)
    group.add(wires(model, new MeshStandardMaterial({ name: 'wire', color: palette.line })));
  return group;
}
