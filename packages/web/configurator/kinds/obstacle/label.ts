import { obstacleNames } from '@lumitor/domain/kinds/obstacle/names';
import { directionOf, placedAt } from '@lumitor/domain/math/direction';
import { itemAt } from '@lumitor/domain/math/lists';
import type { Px } from '@lumitor/domain/units';
import { toScreen } from '../../../visitor/projection.ts';
import type { KindLabels } from '../label.ts';

const DISTANCES: readonly Px[] = [3, 9];
const LETTER: Px = 6.6;
const HEIGHT: Px = 14;

/** Name at one of the sides, the front first. */
export const obstacleLabels: KindLabels = ({ room }, { view, area, t }) => {
  const names = obstacleNames(room?.obstacles, t);
  return (room?.obstacles ?? []).map((obstacle, index) => {
    const { id, heading, width, depth } = obstacle;
    const put = placedAt(obstacle, heading);
    const text = itemAt(names, index);
    const sides = [
      { from: put(0, depth / 2), away: heading + 90 },
      { from: put(width / 2, 0), away: heading },
      { from: put(-width / 2, 0), away: heading + 180 },
      { from: put(0, -depth / 2), away: heading - 90 },
    ].map(({ from, away }) => ({
      from: toScreen(from, view, area),
      aside: directionOf(away + view.rotate),
    }));
    const places = DISTANCES.flatMap((distance) => sides.map((side) => ({ ...side, distance })));
    return {
      key: `obstacle ${id}`,
      kind: 'thing',
      text,
      width: text.length * LETTER,
      height: HEIGHT,
      places,
    };
  });
};
