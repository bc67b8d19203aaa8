import type { Group } from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import { disposeOf } from './dispose.ts';
import { exported, exportedSolids } from './exported.ts';
import { FileMaterials } from './fileMaterials.ts';
import { fileRoom, type RoomNames } from './fileRoom.ts';
import type { Palette } from './palette.ts';
import type { SceneModel } from './sceneModel.ts';

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
