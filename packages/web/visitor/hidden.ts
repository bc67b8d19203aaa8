import type { Hideable } from '@lumitor/domain/plan/hidden';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useConfigurator } from './configuratorStore.ts';

export const useHidden = (): readonly Hideable[] =>
  useConfigurator(({ history }) => currentPlan(history).hidden);
