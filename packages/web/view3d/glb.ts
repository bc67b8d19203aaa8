import { Group, Mesh, Path, PlaneGeometry, Shape, ShapeGeometry } from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import { level } from './buildRoom.ts';
import { disposeOf } from './dispose.ts';
import { exported, exportedSolids } from './exported.ts';
import { FileMaterials } from './fileMaterials.ts';
import type { Palette } from './palette.ts';
import type { SceneModel, WallModel } from './sceneModel.ts';

/** Names of a room's parts; walls, doors and windows with their numbers. */
type RoomNames = Readonly<Record<'room' | 'wall' | 'door' | 'window', string>>;

function corners(path: Path, from: number, to: number, bottom: number, top: number): void {
  path.moveTo(from, bottom);
  path.lineTo(to, bottom);
  path.lineTo(to, top);
  path.lineTo(from, top);
  path.closePath();
}

function wallGroup(
  wall: WallModel,
  height: number,
  materials: FileMaterials,
  names: RoomNames,
  name: string,
): Group {
  const [dx, dz] = [wall.end[0] - wall.start[0], wall.end[2] - wall.start[2]];
  const group = new Group();
  group.position.set(...wall.start);
  group.rotation.y = -Math.atan2(dz, dx);
  const shape = new Shape();
  corners(shape, 0, Math.hypot(dx, dz), 0, height);
  for (const { kind, number, from, to, bottom, ...opening } of wall.openings) {
    const top = Math.min(opening.top, height);
    const hole = new Path();
    corners(hole, from, to, bottom, top);
    shape.holes.push(hole);
    const leaf = new Mesh(
      new PlaneGeometry(to - from, top - bottom),
      materials.of(kind === 'window' ? 'glass' : 'door'),
    );
    leaf.position.set((from + to) / 2, (bottom + top) / 2, 0);
    group.add(Object.assign(leaf, { name: `${names[kind]} ${number}` }));
  }
  group.add(Object.assign(new Mesh(new ShapeGeometry(shape), materials.of('wall')), { name }));
  return group;
}

function fileRoom({ floor, walls, height }: SceneModel, materials: FileMaterials, names: RoomNames): Group {
  const group = Object.assign(new Group(), { name: names.room });
  group.add(Object.assign(new Mesh(level(floor, 0, true), materials.of('floor')), { name: 'Floor' }));
  for (const [index, wall] of walls.entries())
    group.add(wallGroup(wall, height, materials, names, `${names.wall} ${index + 1}`));
  if (walls.length > 0) {
    const ceiling = new Mesh(level(floor, height, false), materials.of('ceiling'));
    group.add(Object.assign(ceiling, { name: 'Ceiling' }));
  }
  return group;
}

export interface GlbFacts {
  names: RoomNames;
  fields: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

const NO_FACTS: GlbFacts = {
  names: { room: 'Room', wall: 'Wall', door: 'Door', window: 'Window' },
  fields: new Map(),
};

function dressed(model: SceneModel, palette: Palette, { names, fields }: GlbFacts): Group {
  const scene = exported(model, palette);
  const materials = new FileMaterials(palette.rail);
  const [plan] = scene.children;
  if (!plan) return scene;
  if (model.solids.length > 0) plan.add(exportedSolids(model, palette));
  materials.dress(scene);
  plan.add(fileRoom(model, materials, names));
  scene.traverse((one) => Object.assign(one.userData, fields.get(one.name)));
  return scene;
}

/** GLB (glTF 2.0): in metres, y up, with physically based materials (D75a). */
export async function glbOf(model: SceneModel, palette: Palette, facts: GlbFacts = NO_FACTS): Promise<Blob> {
  const scene = dressed(model, palette, facts);
  const bytes = await new GLTFExporter().parseAsync(scene, { binary: true });
  disposeOf(scene);
  return new Blob([bytes as ArrayBuffer], { type: 'model/gltf-binary' });
}
