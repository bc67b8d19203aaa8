import type { Metre } from '@lumitor/domain/units';
import type { SceneModel } from './sceneModel.ts';
import type { ScenePoint } from './scenePoint.ts';

/** Line of sight from the camera; `way` is a unit vector. */
export interface ViewSight {
  from: ScenePoint;
  way: ScenePoint;
}

const at = ({ from, way }: ViewSight, away: number): ScenePoint => [
  from[0] + way[0] * away,
  from[1] + way[1] * away,
  from[2] + way[2] * away,
];

/** Null if the line does not meet the height. */
export function onHeight(sight: ViewSight, height: Metre): ScenePoint | null {
  const away = (height - sight.from[1]) / sight.way[1];
  return Number.isFinite(away) && away > 0 ? at(sight, away) : null;
}

/** Visible point of a floor or wall; surfaces that face away are transparent. */
export function seenAt(
  { height, walls }: Pick<SceneModel, 'height' | 'walls'>,
  sight: ViewSight,
): ScenePoint | null {
  const { from, way } = sight;
  const floor = onHeight(sight, 0);
  let nearest = floor;
  let least = floor ? -from[1] / way[1] : Number.POSITIVE_INFINITY;
  for (const { start, end, out } of walls) {
    const facing = way[0] * out[0] + way[2] * out[2];
    if (facing <= 1e-9) continue;
    const away = ((start[0] - from[0]) * out[0] + (start[2] - from[2]) * out[2]) / facing;
    if (away <= 0 || away >= least) continue;
    const point = at(sight, away);
    const [wx, wz] = [end[0] - start[0], end[2] - start[2]];
    const share = ((point[0] - start[0]) * wx + (point[2] - start[2]) * wz) / (wx * wx + wz * wz);
    if (share < 0 || share > 1 || point[1] < 0 || point[1] > height) continue;
    nearest = point;
    least = away;
  }
  return nearest;
}
