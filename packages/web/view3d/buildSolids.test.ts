import type { Obstacle } from '@lumitor/domain/kinds/obstacle/obstacle';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { lightOn } from '@lumitor/domain/light/light';
import { type LightSurface, litRoomOf, type Scene } from '@lumitor/domain/light/scene';
import { Mesh, type MeshBasicMaterial, type Texture, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { surfaceKey } from './buildRoom.ts';
import { buildLitSolids } from './buildSolids.ts';
import { lightTexture } from './lightTexture.ts';
import type { SceneModel } from './sceneModel.ts';
import { shownFaces, solidModels } from './solidModel.ts';

const SHELF: Obstacle = {
  id: 's',
  kind: 'shelf',
  x: 50,
  y: -40,
  width: 120,
  depth: 40,
  heading: 30,
  from: 0,
  to: 150,
  reflectance: 0.5,
};
const ROOM = { ...newRoom(rectangle(600, 400, { x: 0, y: 0 })), obstacles: [SHELF] };
const SCENE: Scene = {
  room: litRoomOf(ROOM),
  areas: [],
  articles: { spot: { lumens: 1000, beam: 60 } },
  luminaires: [{ id: 'a', bindingId: 'spot', x: -100, y: 0, z: 250, heading: 0, turn: 0, tilt: 0 }],
};
const PALETTE = {
  background: '#fff',
  surface: '#fff',
  floor: '#eee',
  line: '#888',
  rail: '#111',
  body: '#222',
  whiteBody: '#f5f5f5',
  warm: '#e93',
};
const model = { solids: solidModels([SHELF], ['Shelf 1'], ROOM.height) } as unknown as SceneModel;
const meshesOf = () => {
  const scene = buildLitSolids(model, PALETTE);
  return { scene, meshes: scene.group.children.filter((one) => one instanceof Mesh) as Mesh[] };
};

it('each visible face of a solid shows its illuminance', () => {
  const { scene, meshes } = meshesOf();
  expect(shownFaces(SHELF, ROOM.height)).toEqual([0, 1, 2, 3, 5]);
  expect(meshes).toHaveLength(5);
  const surfaces = shownFaces(SHELF, ROOM.height).map(
    (face): LightSurface => ({ kind: 'face', solid: 0, face }),
  );
  const textures = new Map<string, Texture>(
    lightOn(SCENE, surfaces, 'direct').map(({ map }) => [surfaceKey(map.surface), lightTexture(map, 1)]),
  );
  const mapOf = ({ material }: Mesh) => (material as MeshBasicMaterial).map;
  expect(meshes.map(mapOf)).toEqual([null, null, null, null, null]);
  scene.light(textures);
  expect(new Set(meshes.map(mapOf))).toEqual(new Set(textures.values()));
  scene.light(new Map());
  expect(meshes.every((mesh) => mapOf(mesh) === null)).toBe(true);
});

it('faces lie on the sides of the solid, with their light map oriented correctly', () => {
  const { meshes } = meshesOf();
  const heading = (SHELF.heading * Math.PI) / 180;
  for (const mesh of meshes) {
    const { position, uv } = mesh.geometry.attributes as Record<
      string,
      { count: number; array: ArrayLike<number> }
    >;
    if (!position || !uv) throw new Error('No corners');
    expect(uv.array).toHaveLength(8);
    for (let corner = 0; corner < 4; corner++) {
      const [x = 0, y = 0, z = 0] = Array.from(position.array).slice(3 * corner, 3 * corner + 3);
      const at = new Vector3(x - 0.5, y - 0.75, z + 0.4);
      const along = at.x * Math.cos(heading) + at.z * Math.sin(heading);
      const across = at.z * Math.cos(heading) - at.x * Math.sin(heading);
      expect(Math.abs(along)).toBeCloseTo(0.6, 6);
      expect(Math.abs(across)).toBeCloseTo(0.2, 6);
      expect(Math.abs(at.y)).toBeCloseTo(0.75, 6);
    }
  }
});
