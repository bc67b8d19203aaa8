import type { PlanAround } from '@lumitor/domain/kinds/shape';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { View } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import type { LabelRequest } from '../canvas/screenLabels.ts';

export type KindLabels = (
  around: PlanAround,
  on: { view: View; area: CanvasArea; t: Translate },
) => LabelRequest[];
