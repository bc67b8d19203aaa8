import { greatestOf, leastOf } from '@lumitor/domain/math/lists';
import { Group, LineSegments } from 'three';
import { buildLuminaires } from './buildLuminaires.ts';
import { buildRails } from './buildRails.ts';
import { buildSolids } from './buildSolids.ts';
import { disposeOf } from './dispose.ts';
import type { Palette } from './palette.ts';
import type { SceneModel } from './sceneModel.ts';
import type { ScenePoint } from './scenePoint.ts';

export function floorMiddle({ floor }: SceneModel): ScenePoint {
  const [x, z] = [0, 2].map((axis) => {
    const values = floor.map((corner) => corner[axis] as number);
    return (leastOf(values) + greatestOf(values)) / 2;
  }) as [number, number];
  return [x, 0, z];
}

/** Lines are for the screen only. */
function withoutLines(group: Group): Group {
  const lines = group.children.filter((child) => child instanceof LineSegments);
  group.remove(...lines);
  for (const line of lines) disposeOf(line);
  return group;
}

export const exportedSolids = (model: SceneModel, palette: Palette): Group =>
  withoutLines(buildSolids(model, palette));

/** Rails and luminaires of a plan: in metres, y up, the centre of the floor at the origin. */
export function exported(model: SceneModel, palette: Palette): Group {
  const group = Object.assign(new Group(), { name: 'Lumitor' });
  const [x, , z] = floorMiddle(model);
  group.position.set(-x, 0, -z);
  group.add(buildRails(model, palette), buildLuminaires(model, palette, new Set()));
  const scene = new Group();
  scene.add(group);
  return scene;
}
