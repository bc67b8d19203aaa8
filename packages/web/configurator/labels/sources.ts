import { axisFrames } from '@lumitor/domain/drawing/covers';
import { luminaireNumber } from '@lumitor/domain/drawing/drawnLuminaires';
import { pointAt } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { headingAt } from '@lumitor/domain/kinds/rail/headingAt';
import { framesAlong } from '@lumitor/domain/paths/frame';
import { type Hideable, isHidden } from '@lumitor/domain/plan/hidden';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Px } from '@lumitor/domain/units';
import { drawingIn } from '../../visitor/derived.ts';
import { piecesIn } from '../../visitor/selected.ts';
import { railsIn } from '../../visitor/selection.ts';
import { endsOnScreen } from '../canvas/Dimensions.tsx';
import { nextAxis } from '../canvas/nextAxis.ts';
import {
  type Labelled,
  type LabelRequest,
  onLine,
  placeOnScreen,
  preferredFeed,
  preferredLengths,
  preferredNumber,
  type ScreenLabel,
} from '../canvas/screenLabels.ts';
import { wallGapsOf } from '../distances/wallGaps.ts';
import { kindLabelsOf } from '../kinds/labels.ts';
import {
  aimLabels,
  gapLabels,
  type SelectionProps,
  selectedNumber,
  tiltLabels,
} from '../kinds/luminaire/selectionLabels.ts';
import {
  faultBoxes,
  lowerBoxes,
  luminaireBoxes,
  railBoxes,
  squareAt,
  upperBoxes,
  wallDimensionBoxes,
  wallNumberBoxes,
} from './boxes.ts';
import { borderLabels, deviceLabels, feedLabels, signBoxes, zoneLabels } from './installationLabels.ts';
import { headedOnScreen, type LabelContext } from './labelContext.ts';
import { areaLabel, wallLengths } from './roomLabels.ts';

/** Pixels per centimetre below which numbers and names are hidden. */
const LEAST_NUMBERED = 0.4;
const PLUS: Px = 40;

function nextLabel(context: LabelContext): Partial<Labelled> {
  const { plan, next, on, view, workOn, selection } = context;
  const axis = workOn === 'rails' && railsIn({ selection }).length === 0 ? nextAxis(plan, next) : null;
  if (!axis) return {};
  const text = `${next.length.trim()}${/m\s*$/i.test(next.length) ? '' : ' cm'}`;
  const heading = headingAt(axis, axis.length / 2) + view.rotate;
  const { places } = preferredFeed('', '', { ...on(pointAt(axis, axis.length / 2)), heading });
  return {
    labels: [{ key: 'next', kind: 'next', text, width: text.length * 7.2 + 20, height: 22, places }],
    solid: [...axisFrames(axis, context, 11), squareAt(on(axis.start), PLUS)],
  };
}

const selectedIn = ({ selection, arranged }: LabelContext) =>
  piecesIn({ selection }).flatMap((id) => arranged.find((luminaire) => luminaire.id === id) ?? []);

const ofSelected =
  (labelsOf: (props: SelectionProps) => Partial<Labelled>) =>
  (context: LabelContext): Partial<Labelled> => {
    const selected = selectedIn(context);
    const luminaire = selected.at(-1);
    if (!luminaire || context.workOn !== 'bindings') return {};
    const rail = selected.length === 1 ? findPlaced(context.geometry, luminaire.stepId) : undefined;
    return labelsOf({ ...context, luminaire, axis: rail?.axis ?? null, luminaires: context.arranged });
  };

function numberLabels(context: LabelContext): LabelRequest[] {
  const { luminaires, isNumbered, showsFigures, scale, workOn } = context;
  if (!isNumbered || showsFigures || scale < LEAST_NUMBERED) return [];
  const selected = workOn === 'bindings' ? selectedIn(context) : [];
  const only = selected.length === 1 ? selected[0] : undefined;
  return luminaires
    .filter((luminaire) => luminaire !== only)
    .toSorted((a, b) => a.number - b.number)
    .map((luminaire) => {
      const { id, number, tilt, turn } = luminaire;
      const at = headedOnScreen(context, luminaire);
      return preferredNumber(id, luminaireNumber(number), at, tilt > 1 ? turn : 0);
    });
}

function distanceLabels(context: LabelContext): LabelRequest[] {
  const { plan, arranged, selection, workOn, view, area, language } = context;
  if (selection.kind === 'pieces' ? workOn !== 'bindings' : workOn === 'room') return [];
  return wallGapsOf(plan, arranged, selection).map((gap) => {
    const { start, end } = endsOnScreen(gap, view, area);
    const { key, isTyped } = gap;
    const text = formatNumber(gap.length, language);
    const size = isTyped
      ? { width: text.length * 8 + 16, height: 22 }
      : { width: text.length * 7.6 + 6, height: 18 };
    return {
      key: `distance ${key}`,
      kind: 'distance',
      text,
      ...size,
      places: onLine(start, end),
      lines: framesAlong(start, end, 3, 12),
      ...(isTyped && { gapKey: key }),
    };
  });
}

interface Source {
  /** Groups of which each hides it; none: it is about the work at hand, or asks itself. */
  hiddenBy?: readonly Hideable[];
  of: (context: LabelContext) => Partial<Labelled>;
}

/** Labels by rank: an earlier one wins its position (D58). A hidden thing takes no room (D58d). */
const SOURCES: readonly Source[] = [
  { hiddenBy: ['rails'], of: (context) => ({ solid: railBoxes(context) }) },
  { hiddenBy: ['luminaires'], of: (context) => ({ solid: luminaireBoxes(context) }) },
  { of: (context) => ({ solid: lowerBoxes(context), lines: upperBoxes(context) }) },
  { hiddenBy: ['room', 'dimensions'], of: (context) => ({ lines: wallDimensionBoxes(context) }) },
  {
    of: (context) => ({
      solid: [...signBoxes(context), ...wallNumberBoxes(context)],
      lines: faultBoxes(context),
    }),
  },
  { of: nextLabel },
  { of: ofSelected(selectedNumber) },
  { hiddenBy: ['dimensions'], of: ofSelected(gapLabels) },
  { hiddenBy: ['dimensions'], of: ofSelected(tiltLabels) },
  { of: ofSelected(aimLabels) },
  { hiddenBy: ['dimensions'], of: (context) => ({ labels: distanceLabels(context) }) },
  { hiddenBy: ['labels'], of: (context) => ({ labels: borderLabels(context) }) },
  { hiddenBy: ['labels', 'luminaires'], of: (context) => ({ labels: numberLabels(context) }) },
  { of: (context) => ({ labels: zoneLabels(context) }) },
  { hiddenBy: ['labels'], of: (context) => ({ labels: feedLabels(context) }) },
  { hiddenBy: ['labels'], of: (context) => ({ labels: deviceLabels(context) }) },
  { hiddenBy: ['dimensions', 'room'], of: (context) => ({ labels: wallLengths(context) }) },
  {
    hiddenBy: ['dimensions', 'rails'],
    of: ({ plan, view, area }) => ({
      labels: preferredLengths(drawingIn(plan.layout).primitives, view, area),
    }),
  },
  { hiddenBy: ['labels', 'room'], of: (context) => ({ labels: areaLabel(context) }) },
  {
    hiddenBy: ['labels'],
    of: (context) =>
      context.showsFigures || context.scale < LEAST_NUMBERED
        ? {}
        : { labels: kindLabelsOf(context.plan, context) },
  },
];

export function labelsIn(context: LabelContext): ScreenLabel[] {
  const shown = SOURCES.filter(({ hiddenBy = [] }) =>
    hiddenBy.every((group) => !isHidden(context.plan, group)),
  ).map(({ of }) => of(context));
  return placeOnScreen(shown, context.area);
}
