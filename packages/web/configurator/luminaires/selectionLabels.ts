import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { luminaireNumber } from '@lumitor/domain/drawing/drawnLuminaires';
import type { Axis } from '@lumitor/domain/layout/axis';
import { footprint } from '@lumitor/domain/luminaires/aim';
import type { Luminaire } from '@lumitor/domain/luminaires/arrangement';
import { append } from '@lumitor/domain/math/lists';
import { frameAround, framesAlong, type LabelFrame } from '@lumitor/domain/paths/frame';
import type { Plan } from '@lumitor/domain/plan/plan';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { Px } from '@lumitor/domain/units';
import type { View } from '../../visitor/configuratorStore.ts';
import { centreOf, targetOf } from '../../visitor/lightCentre.ts';
import { canTilt } from '../../visitor/luminaires.ts';
import { type CanvasArea, toScreen } from '../../visitor/projection.ts';
import { anywhereAt, type LabelRequest } from '../canvas/screenLabels.ts';
import { handleOf } from './aiming.ts';
import { gapLinesOf } from './gapLines.ts';
import { freeSide, oppositeSide } from './sides.ts';

export interface SelectionProps {
  plan: Plan;
  luminaire: Luminaire;
  axis: Axis | null;
  luminaires: readonly Luminaire[];
  catalogue: LineCatalogue | null;
  view: View;
  area: CanvasArea;
  t: Translate;
  language: string;
}

const FIGURE_HEIGHT: Px = 15;
const widthOf = (text: string): Px => 8 * text.length + 6;

export function selectionLabels(props: SelectionProps): {
  labels: LabelRequest[];
  solid: LabelFrame[];
  lines: LabelFrame[];
} {
  const { plan, luminaire, axis, luminaires, catalogue, view, area, t, language } = props;
  const at = toScreen(luminaire, view, area);
  const [labels, solid, lines]: [LabelRequest[], LabelFrame[], LabelFrame[]] = [[], [], []];
  if (axis) {
    solid.push(frameAround(at.x, at.y, 34, 34));
    const text = luminaireNumber(luminaire.number);
    const [side, other] = [freeSide(luminaire, view), oppositeSide(freeSide(luminaire, view))];
    labels.push({
      key: 'selected',
      kind: 'selected',
      text,
      width: 20 + 8 * (text.length - 1),
      height: 20,
      places: [20, 36, 48, 64, 84].flatMap((distance) =>
        [side, other].map((aside) => ({ from: at, aside, distance })),
      ),
    });
    for (const [index, line] of gapLinesOf(luminaire, axis, luminaires, view, area).entries()) {
      append(lines, framesAlong(line.start, line.end, 3, 12));
      const words = formatNumber(line.gap, language);
      labels.push({
        key: `gap ${index}`,
        kind: 'gap',
        text: words,
        width: widthOf(words),
        height: FIGURE_HEIGHT,
        places: [3, 8].flatMap((distance) =>
          [line.side, oppositeSide(line.side)].map((aside) => ({ from: line.figure, aside, distance })),
        ),
      });
    }
  }
  if (!canTilt(luminaire)) return { labels, solid, lines };
  const handle = handleOf(luminaire, plan, view, area);
  solid.push(frameAround(handle.x, handle.y, 28, 28));
  append(lines, framesAlong(at, handle, 3, 12));
  if (luminaire.tilt <= 1) return { labels, solid, lines };
  const { height, isOnWall } = targetOf(luminaire, plan);
  const beam = catalogue?.bindings.find(({ id }) => id === luminaire.bindingId)?.beam;
  const shape = beam && !isOnWall ? footprint(centreOf(luminaire, plan), beam) : null;
  const covers = shape && `${Math.round(2 * shape.rx)} × ${Math.round(2 * shape.ry)} cm`;
  const target = isOnWall ? t('pieces.onWall', { height: Math.round(height) }) : covers;
  const middle = { x: (at.x + handle.x) / 2, y: (at.y + handle.y) / 2 };
  const angle = `${Math.round(luminaire.tilt)}°`;
  labels.push({
    key: 'tilt',
    kind: 'gap',
    text: angle,
    width: widthOf(angle),
    height: FIGURE_HEIGHT,
    places: anywhereAt(middle, [6, 10, 16]),
  });
  if (target)
    labels.push({
      key: 'target',
      kind: 'target',
      text: target,
      width: 7.4 * target.length,
      height: FIGURE_HEIGHT,
      places: anywhereAt(handle, [16, 22, 30, 44, 60]),
    });
  return { labels, solid, lines };
}
