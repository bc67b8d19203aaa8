import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import { type ConfiguratorState, useConfigurator } from '../../visitor/configuratorStore.ts';
import { railsIn } from '../../visitor/selection.ts';
import type { PanelStage } from '../useFolding.ts';

export type SelectionCard = 'rail' | 'luminaires' | 'installation';

function cardOf(
  { selection, mode, history, isSeenOnly }: ConfiguratorState,
  stage: PanelStage,
): SelectionCard | null {
  const { kind } = selection;
  const { indexOf } = geometryOf(currentPlan(history).layout);
  const isRail = railsIn({ selection }).some((id) => indexOf.has(id));
  if (mode === 'installation') return isSeenOnly ? null : 'installation';
  if (stage === 'rails') return isRail ? 'rail' : null;
  return stage === 'bindings' && kind === 'pieces' ? 'luminaires' : null;
}

/** Selection, or zones of the installation (D12b). */
export const useSelectionCard = (stage: PanelStage): SelectionCard | null =>
  useConfigurator((state) => cardOf(state, stage));
