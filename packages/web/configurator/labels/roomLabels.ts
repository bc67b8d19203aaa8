import type { LabelPosition } from '@lumitor/domain/drawing/placer';
import { isInside } from '@lumitor/domain/kinds/room/outline';
import { areaOf, boundsOfOutline } from '@lumitor/domain/kinds/room/outlineShape';
import { dimensionsOf } from '@lumitor/domain/kinds/room/shapes';
import { ahead } from '@lumitor/domain/math/points';
import type { Plan } from '@lumitor/domain/plan/plan';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Px } from '@lumitor/domain/units';
import { type CanvasArea, SCREEN_SCALE, toScreen } from '../../visitor/projection.ts';
import { type LabelRequest, visibleIn } from '../canvas/screenLabels.ts';
import { dimensionPlace } from '../room/dimensionPlace.ts';
import type { LabelContext } from './labelContext.ts';

type RoomContext = Pick<LabelContext, 'view' | 'area' | 'language'> & { plan: Pick<Plan, 'room'> };

const LEAST_WALL: Px = 22;
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8];
const DISTANCES: readonly Px[] = [2, 8];
const FROM_WALL: Px = 6;
const LETTER: Px = 7.6;
const HEIGHT: Px = 14;
const EDGE: Px = 4;
const INSIDE: Px = 14;

const isSeen = ({ from, aside, distance }: LabelPosition, width: Px, area: CanvasArea): boolean => {
  const x = from.x + aside.x * (distance + width / 2);
  const y = from.y + aside.y * (distance + HEIGHT / 2);
  const [across, down] = [width / 2 + EDGE, HEIGHT / 2 + EDGE];
  const { left, top, right, bottom } = visibleIn(area);
  return x > left + across && x < right - across && y > top + down && y < bottom - down;
};

export const wallLengths = ({ plan, view, area, language }: RoomContext): LabelRequest[] =>
  dimensionsOf(plan.room?.outline ?? []).flatMap((wall, index) => {
    if (wall.length * SCREEN_SCALE * view.zoom < LEAST_WALL) return [];
    const { from, to, away, outside } = dimensionPlace(wall, view, area);
    const text = formatNumber(wall.length, language);
    const width = text.length * LETTER;
    const back = { x: -away.x, y: -away.y };
    const along = (share: number) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    const places = DISTANCES.flatMap((distance) =>
      ALONG.flatMap((share) => [away, back].map((aside) => ({ from: along(share), aside, distance }))),
    );
    // Inside the room, if a panel leaves no room beside the line.
    const inside = ALONG.map((share) => ({
      from: ahead(along(share), back, outside),
      aside: back,
      distance: FROM_WALL,
    }));
    const seen = places.filter((place) => isSeen(place, width, area));
    return [
      {
        key: `wall ${index}`,
        kind: 'wall',
        text,
        width,
        height: HEIGHT,
        places: [...seen, ...inside, ...places.filter((place) => !seen.includes(place))],
      },
    ];
  });

export function areaLabel({ plan, view, area, language }: RoomContext): LabelRequest[] {
  const { outline } = plan.room ?? { outline: [] };
  const bounds = boundsOfOutline(outline);
  if (!bounds) return [];
  const { minX, minY, maxX, maxY } = bounds;
  const text = `${areaOf(outline).toLocaleString(language, { maximumFractionDigits: 2 })}\u00a0m²`;
  const [width, height] = [text.length * LETTER, HEIGHT];
  const middle = toScreen({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }, view, area);
  const corners = [
    { x: minX + 1, y: minY + 1 },
    { x: maxX - 1, y: minY + 1 },
    { x: minX + 1, y: maxY - 1 },
    { x: maxX - 1, y: maxY - 1 },
  ].filter((corner) => isInside(outline, corner));
  const places = corners.map((corner) => {
    const at = toScreen(corner, view, area);
    const [right, down] = [Math.sign(middle.x - at.x), Math.sign(middle.y - at.y)];
    const from = {
      x: at.x + right * (INSIDE + width / 2),
      y: at.y + down * (INSIDE + height / 2),
    };
    return { from, aside: { x: 0, y: 0 }, distance: 0 };
  });
  return [{ key: 'area', kind: 'area', text, width, height, places }];
}
