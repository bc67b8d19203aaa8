import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { byTypeBlackFirst, type LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { type Choices, NEW_CHOICES } from '@lumitor/domain/plan/choices';
import { currentPlan, type History, newHistory, record } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sharedStore } from '../data/shared.ts';
import { catchUp, configuratorStore, initialState } from './configuratorStore.ts';
import { shownCatalogue } from './derived.ts';
import { type BrowserStorage, flush } from './persistence.ts';
import { projectAfter } from './projectId.ts';

/** A rail and a system, so that the first rail has a price. */
function firstChoices(catalogue: LineCatalogue | null): Choices {
  const rails = catalogue?.connections.toSorted(byTypeBlackFirst);
  const connection = rails?.find(({ type }) => type === rails.at(-1)?.type);
  const system = catalogue?.systems.find(({ type }) => type === 'onOff') ?? catalogue?.systems[0];
  return { ...NEW_CHOICES, connectionId: connection?.id ?? null, systemId: system?.id ?? null };
}

function withChoices(history: History): History {
  const plan = currentPlan(history);
  const hasChoices = plan.choices.connectionId !== null || plan.choices.systemId !== null;
  if (hasChoices || history.edits.length > 0) return history;
  const { connectionId, systemId } = firstChoices(shownCatalogue());
  return newHistory({ ...plan, choices: { ...plan.choices, connectionId, systemId } });
}

/** Replaced work can be restored by undo, and stays as a project (D70). */
export function openLine(
  line: ProductLine,
  how: 'continue' | 'afresh',
  storage: BrowserStorage | null,
): void {
  flush();
  sharedStore.setState({ isMicro: line === 'micro' });
  const { state = null, isDamaged = false, project = null } = storage?.takeStored(line) ?? {};
  const plan = { ...EMPTY_PLAN, choices: firstChoices(shownCatalogue()) };
  if (!state)
    configuratorStore.setState({
      ...initialState(),
      project,
      history: newHistory(plan),
      wasSetAside: isDamaged,
    });
  else if (how === 'continue')
    configuratorStore.setState({ ...initialState(), ...state, history: withChoices(state.history) });
  else {
    const { history } = record(state.history, { kind: 'replace', plan });
    const next = projectAfter(project, currentPlan(state.history));
    configuratorStore.setState({ ...initialState(), project: next, history });
  }
  catchUp();
}
