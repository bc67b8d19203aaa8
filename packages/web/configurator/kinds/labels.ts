import type { Around } from '@lumitor/domain/kinds/shape';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { View } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import type { LabelRequest } from '../canvas/screenLabels.ts';
import { obstacleLabels } from './obstacle/label.ts';

export type KindLabels = (
  around: Around,
  on: { view: View; area: CanvasArea; t: Translate },
) => LabelRequest[];

const LABELS: readonly KindLabels[] = [obstacleLabels];

/** Names of the things around the rails. */
export const labelsOf: KindLabels = (around, on) => LABELS.flatMap((labels) => labels(around, on));
