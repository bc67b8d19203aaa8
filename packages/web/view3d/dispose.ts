import type { Material, Object3D } from 'three';

type Drawn = Object3D & { geometry?: { dispose: () => void }; material?: Material | Material[] };

/** Frees the GPU resources of an object and its descendants. Textures are freed by their creators. */
export function disposeOf(object: Object3D): void {
  object.traverse(({ geometry, material }: Drawn) => {
    geometry?.dispose();
    for (const one of [material ?? []].flat()) one.dispose();
  });
}
