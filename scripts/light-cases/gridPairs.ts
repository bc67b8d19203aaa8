import type { Point } from '@lumitor/domain/layout/heading';
import { lightOn } from '@lumitor/domain/light/light';
import type { Scene, Surface } from '@lumitor/domain/light/scene';
import type { Pair } from './lightCase.ts';

/** Direct light on the grid of a surface (D50), paired with the reference of each point. @param wantedAt lx */
export const gridPairs = (scene: Scene, surface: Surface, wantedAt: (point: Point) => number): Pair[] =>
  lightOn(scene, [surface], 'direct').flatMap(({ grid }) =>
    grid.map((point): Pair => [point.lux, wantedAt(point)]),
  );
