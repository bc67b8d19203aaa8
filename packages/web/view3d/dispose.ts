import type { Material, Object3D } from 'three';

type Drawn = Object3D & { geometry?: { dispose: () => void }; material?: Material | Material[] };

export function disposeOf(object: Object3D): void {
  object.traverse(({ geometry, material }: Drawn) => {
    geometry?.dispose();
    for (const one of [material ?? []].flat()) one.dispose();
  });
}
