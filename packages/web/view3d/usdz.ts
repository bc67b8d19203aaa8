import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js';
import { disposeOf } from './dispose.ts';
import { exported } from './exported.ts';
import type { Palette } from './palette.ts';
import type { SceneModel } from './sceneModel.ts';

export async function usdzOf(model: SceneModel, palette: Palette): Promise<Blob> {
  const scene = exported(model, palette);
  const bytes = await new USDZExporter().parseAsync(scene, { quickLookCompatible: true });
  disposeOf(scene);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'model/vnd.usdz+zip' });
}
