import type { PlanAround } from '@lumitor/domain/kinds/shape';
import { isKindHidden, type PlanKind } from '@lumitor/domain/plan/kindGroups';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { View } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import type { LabelRequest } from '../canvas/screenLabels.ts';
import { obstacleLabels } from './obstacle/label.ts';

export type KindLabels = (
  around: PlanAround,
  on: { view: View; area: CanvasArea; t: Translate },
) => LabelRequest[];

const LABELS: readonly { kind: PlanKind; labels: KindLabels }[] = [
  { kind: 'obstacle', labels: obstacleLabels },
];

/** Names of the shown things around the rails. */
export const kindLabelsOf = (
  plan: Pick<Plan, 'room' | 'areas' | 'hidden'>,
  on: Parameters<KindLabels>[1],
): LabelRequest[] => LABELS.flatMap(({ kind, labels }) => (isKindHidden(plan, kind) ? [] : labels(plan, on)));
