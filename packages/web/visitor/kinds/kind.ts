import type { PlanKind } from '@lumitor/domain/plan/kindGroups';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { ConfiguratorState } from '../configuratorStore.ts';
import { NO_SELECTION, type Selection } from '../selection.ts';

export type SelectionOf<Kind extends Selection['kind']> = Extract<Selection, { kind: Kind }>;

export interface DeletionWords {
  label: string;
  disabledReason?: string | undefined;
}

/** Behaviour of things of one kind while they are selected. */
export interface SelectableKind<Own extends Selection> {
  /** Kind of the selected thing. */
  kind: PlanKind | null;
  /** Selection after the plan changed; its object may be gone. */
  remaining: (selection: Own, plan: Plan, before: Plan) => Selection;
  /** Delete button. */
  deletion: (selection: Own, t: Translate, state: ConfiguratorState) => DeletionWords;
  remove: (selection: Own) => void;
}

export const selectionWhile = (selection: Selection, isThere: boolean | undefined): Selection =>
  isThere ? selection : NO_SELECTION;
