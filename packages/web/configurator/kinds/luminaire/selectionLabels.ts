import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { luminaireNumber } from '@lumitor/domain/drawing/drawnLuminaires';
import { footprint } from '@lumitor/domain/kinds/luminaire/aim';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Axis } from '@lumitor/domain/kinds/rail/axis';
import { frameAround, framesAlong } from '@lumitor/domain/paths/frame';
import type { Plan } from '@lumitor/domain/plan/plan';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { Px } from '@lumitor/domain/units';
import type { View } from '../../../visitor/configuratorStore.ts';
import { centreOf, targetOf } from '../../../visitor/lightCentre.ts';
import { canTilt } from '../../../visitor/luminaires.ts';
import { type CanvasArea, toScreen } from '../../../visitor/projection.ts';
import { anywhereAt, type Labelled, type LabelRequest } from '../../canvas/screenLabels.ts';
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

type SelectionLabels = Partial<Labelled>;

/** @param props `axis` is null if several are selected */
export function selectedNumber({ luminaire, axis, view, area }: SelectionProps): SelectionLabels {
  if (!axis) return {};
  const at = toScreen(luminaire, view, area);
  const text = luminaireNumber(luminaire.number);
  const side = freeSide(luminaire, view);
  const label: LabelRequest = {
    key: 'selected',
    kind: 'selected',
    text,
    width: 20 + 8 * (text.length - 1),
    height: 20,
    places: [20, 36, 48, 64, 84].flatMap((distance) =>
      [side, oppositeSide(side)].map((aside) => ({ from: at, aside, distance })),
    ),
  };
  return { labels: [label], solid: [frameAround(at.x, at.y, 34, 34)] };
}

export function gapLabels(props: SelectionProps): SelectionLabels {
  const { luminaire, axis, luminaires, view, area, language } = props;
  const lines = axis ? gapLinesOf(luminaire, axis, luminaires, view, area) : [];
  return {
    labels: lines.map(({ gap, start, end, figure, side }, index) => {
      const text = formatNumber(gap, language);
      return {
        key: `gap ${index}`,
        kind: 'gap',
        text,
        width: widthOf(text),
        height: FIGURE_HEIGHT,
        lines: framesAlong(start, end, 3, 12),
        places: [3, 8].flatMap((distance) =>
          [side, oppositeSide(side)].map((aside) => ({ from: figure, aside, distance })),
        ),
      };
    }),
  };
}

export function tiltLabels({ luminaire, plan, view, area }: SelectionProps): SelectionLabels {
  if (!canTilt(luminaire) || luminaire.tilt <= 1) return {};
  const [at, handle] = [toScreen(luminaire, view, area), handleOf(luminaire, plan, view, area)];
  const text = `${Math.round(luminaire.tilt)}°`;
  const middle = { x: (at.x + handle.x) / 2, y: (at.y + handle.y) / 2 };
  const places = anywhereAt(middle, [6, 10, 16]);
  const size = { width: widthOf(text), height: FIGURE_HEIGHT };
  return { labels: [{ key: 'tilt', kind: 'gap', text, ...size, places }] };
}

export function aimLabels({ luminaire, plan, catalogue, view, area, t }: SelectionProps): SelectionLabels {
  if (!canTilt(luminaire)) return {};
  const [at, handle] = [toScreen(luminaire, view, area), handleOf(luminaire, plan, view, area)];
  const covers = { solid: [frameAround(handle.x, handle.y, 28, 28)], lines: framesAlong(at, handle, 3, 12) };
  if (luminaire.tilt <= 1) return covers;
  const { height, isOnWall } = targetOf(luminaire, plan);
  const beam = catalogue?.bindings.find(({ id }) => id === luminaire.bindingId)?.beam;
  const shape = beam && !isOnWall ? footprint(centreOf(luminaire, plan), beam) : null;
  const size = shape && `${Math.round(2 * shape.rx)} × ${Math.round(2 * shape.ry)} cm`;
  const text = isOnWall ? t('pieces.onWall', { height: Math.round(height) }) : size;
  if (!text) return covers;
  const places = anywhereAt(handle, [16, 22, 30, 44, 60]);
  const width = 7.4 * text.length;
  return {
    ...covers,
    labels: [{ key: 'target', kind: 'target', text, width, height: FIGURE_HEIGHT, places }],
  };
}
