import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { removedWith } from '@lumitor/domain/kinds/rail/removeStep';
import { applyEdit } from '@lumitor/domain/plan/editPlan';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { ConfiguratorState } from '../configuratorStore.ts';
import { removeRails } from '../editing.ts';
import { NO_SELECTION, railsIn } from '../selection.ts';
import { EDIT_LIMITS } from '../useEditProblem.ts';
import { type DeletionWords, type SelectableKind, type SelectionOf, selectionWhile } from './kind.ts';

function deletionOf({ history, selection, mode }: ConfiguratorState, t: Translate): DeletionWords {
  const plan = currentPlan(history);
  const [stepId = '', ...others] = railsIn({ selection });
  const removal = { kind: 'remove' as const, stepId, ...(others.length > 0 && { others }) };
  const label = t('canvas.deleteRails', { count: removedWith(plan.layout.steps, removal).size });
  // The installation selects a position on a rail, not the rail.
  if (mode === 'installation') return { label, disabledReason: t('canvas.cannotDelete') };
  const { problem } = applyEdit(plan, removal);
  return { label, disabledReason: problem && t(`problem.${problem.code}`, EDIT_LIMITS) };
}

export const railKind: SelectableKind<SelectionOf<'step'>> = {
  kind: 'rail',
  remaining: (selection, { layout }) =>
    selectionWhile(selection, geometryOf(layout).indexOf.has(selection.id)),
  deletion: (_, t, state) => deletionOf(state, t),
  remove: (selection) => removeRails(railsIn({ selection })),
};

export const railsKind: SelectableKind<SelectionOf<'rails'>> = {
  kind: 'rail',
  remaining(selection, { layout }) {
    const { indexOf } = geometryOf(layout);
    const ids = selection.ids.filter((id) => indexOf.has(id));
    if (ids.length === selection.ids.length) return selection;
    const [id, ...others] = ids;
    if (id === undefined) return NO_SELECTION;
    return others.length > 0 ? { kind: 'rails', ids } : { kind: 'step', id };
  },
  deletion: (_, t, state) => deletionOf(state, t),
  remove: (selection) => removeRails(railsIn({ selection })),
};
