import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { luminaireNumber } from '@lumitor/domain/drawing/drawnPieces';
import { type Frame, frameAround, framesAlong } from '@lumitor/domain/drawing/frame';
import type { Axis } from '@lumitor/domain/layout/axis';
import { footprint } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { append } from '@lumitor/domain/math/lists';
import type { Plan } from '@lumitor/domain/plan/plan';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { View } from '../../visitor/configuratorStore.ts';
import { centreOf, targetOf } from '../../visitor/lightCentre.ts';
import { canTilt } from '../../visitor/pieces.ts';
import { type Area, toScreen } from '../../visitor/projection.ts';
import { anywhereAt, type Wanted } from '../canvas/screenLabels.ts';
import { handleOf } from './aiming.ts';
import { gapLinesOf } from './gapLines.ts';
import { freeSide, opposite } from './sides.ts';

export interface SelectionProps {
  plan: Plan;
  piece: Piece;
  /** Null if several are selected. */
  axis: Axis | null;
  pieces: readonly Piece[];
  catalogue: LineCatalogue | null;
  view: View;
  area: Area;
  t: Translate;
  language: string;
}

const FIGURE_HEIGHT = 15;
const widthOf = (text: string): number => 8 * text.length + 6;

/** Labels of the selected luminaire, with the lines and symbols they must avoid. */
export function selectionLabels(props: SelectionProps): { wanted: Wanted[]; solid: Frame[]; lines: Frame[] } {
  const { plan, piece, axis, pieces, catalogue, view, area, t, language } = props;
  const at = toScreen(piece, view, area);
  const [wanted, solid, lines]: [Wanted[], Frame[], Frame[]] = [[], [], []];
  if (axis) {
    solid.push(frameAround(at.x, at.y, 34, 34));
    const text = luminaireNumber(piece.number);
    const [side, other] = [freeSide(piece, view), opposite(freeSide(piece, view))];
    wanted.push({
      ...{ key: 'selected', kind: 'selected', text, width: 20 + 8 * (text.length - 1), height: 20 },
      places: [20, 36, 48, 64, 84].flatMap((distance) =>
        [side, other].map((aside) => ({ from: at, aside, distance })),
      ),
    });
    for (const [index, line] of gapLinesOf(piece, axis, pieces, view, area).entries()) {
      append(lines, framesAlong(line.begin, line.end, 3, 12));
      const words = formatNumber(line.gap, language);
      wanted.push({
        ...{ key: `gap ${index}`, kind: 'gap', text: words, width: widthOf(words), height: FIGURE_HEIGHT },
        places: [3, 8].flatMap((distance) =>
          [line.side, opposite(line.side)].map((aside) => ({ from: line.figure, aside, distance })),
        ),
      });
    }
  }
  if (!canTilt(piece)) return { wanted, solid, lines };
  const handle = handleOf(piece, plan, view, area);
  solid.push(frameAround(handle.x, handle.y, 28, 28));
  append(lines, framesAlong(at, handle, 3, 12));
  if (piece.tilt <= 1) return { wanted, solid, lines };
  const { height, isOnWall } = targetOf(piece, plan);
  const beam = catalogue?.bindings.find(({ id }) => id === piece.bindingId)?.beam;
  const shape = beam && !isOnWall ? footprint(centreOf(piece, plan), beam) : null;
  const covers = shape && `${Math.round(2 * shape.rx)} × ${Math.round(2 * shape.ry)} cm`;
  const target = isOnWall ? t('pieces.onWall', { height: Math.round(height) }) : covers;
  const middle = { x: (at.x + handle.x) / 2, y: (at.y + handle.y) / 2 };
  const angle = `${Math.round(piece.tilt)}°`;
  wanted.push({
    ...{ key: 'tilt', kind: 'gap', text: angle, width: widthOf(angle), height: FIGURE_HEIGHT },
    places: anywhereAt(middle, [6, 10, 16]),
  });
  if (target)
    wanted.push({
      ...{ key: 'target', kind: 'target', text: target, width: 7.4 * target.length, height: FIGURE_HEIGHT },
      places: anywhereAt(handle, [16, 22, 30, 44, 60]),
    });
  return { wanted, solid, lines };
}
