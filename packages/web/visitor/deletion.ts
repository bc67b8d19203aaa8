import type { Translate } from '@lumitor/domain/translation/lookup';
import { type ConfiguratorState, configuratorStore } from './configuratorStore.ts';
import { selectableKindOf } from './kinds/index.ts';
import type { DeletionWords } from './kinds/kind.ts';

export const deletionWords = (state: ConfiguratorState, t: Translate): DeletionWords =>
  selectableKindOf(state.selection).deletion(state.selection, t, state);

export function deleteSelection(): void {
  const { selection } = configuratorStore.getState();
  selectableKindOf(selection).remove(selection);
}
