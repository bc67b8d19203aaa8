import type { Point } from '@lumitor/domain/layout/heading';
import { lightOn } from '@lumitor/domain/light/light';
import type { LightSurface, Scene } from '@lumitor/domain/light/scene';
import type { Pair } from './lightCase.ts';

/** Direct light on the grid of a surface (D50), paired with the reference of each point. @param targetAt lx */
export const gridPairs = (scene: Scene, surface: LightSurface, targetAt: (point: Point) => number): Pair[] =>
  lightOn(scene, [surface], 'direct').flatMap(({ grid }) =>
    grid.map((point): Pair => [point.lux, targetAt(point)]),
  );
