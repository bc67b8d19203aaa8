import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { lightOn } from '@lumitor/domain/light/light';
import type { LightSurface, Scene } from '@lumitor/domain/light/scene';
import type { Lux } from '@lumitor/domain/units';
import type { Pair } from './lightCase.ts';

/** Direct light on a grid (D50). */
export const gridPairs = (scene: Scene, surface: LightSurface, targetAt: (point: Point) => Lux): Pair[] =>
  lightOn(scene, [surface], 'direct').flatMap(({ grid }) =>
    grid.map((point): Pair => [point.lux, targetAt(point)]),
  );
