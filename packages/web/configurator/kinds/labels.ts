import { isKindHidden, type PlanKind } from '@lumitor/domain/plan/kindGroups';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { LabelRequest } from '../canvas/screenLabels.ts';
import type { KindLabels } from './label.ts';
import { obstacleLabels } from './obstacle/label.ts';

const LABELS: readonly { kind: PlanKind; labels: KindLabels }[] = [
  { kind: 'obstacle', labels: obstacleLabels },
];

/** Names of the shown things around the rails. */
export const kindLabelsOf = (
  plan: Pick<Plan, 'room' | 'areas' | 'hidden'>,
  on: Parameters<KindLabels>[1],
): LabelRequest[] => LABELS.flatMap(({ kind, labels }) => (isKindHidden(plan, kind) ? [] : labels(plan, on)));
