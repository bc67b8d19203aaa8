import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import { disposeOf } from './dispose.ts';
import { exported } from './exported.ts';
import type { Palette } from './palette.ts';
import type { SceneModel } from './sceneModel.ts';

/** A plan as GLB (glTF 2.0): in metres, y up, rails and luminaires by their names. */
export async function glbOf(model: SceneModel, palette: Palette): Promise<Blob> {
  const scene = exported(model, palette, true);
  const bytes = await new GLTFExporter().parseAsync(scene, { binary: true });
  disposeOf(scene);
  return new Blob([bytes as ArrayBuffer], { type: 'model/gltf-binary' });
}
