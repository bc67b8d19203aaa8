import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { byTypeBlackFirst, type LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { type Choices, NEW_CHOICES } from '@lumitor/domain/plan/choices';
import { currentPlan, newHistory, record } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sharedStore } from '../data/shared.ts';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { shownCatalogue } from './derived.ts';
import { catchUp } from './painted.ts';
import { type BrowserStorage, flush } from './persistence.ts';
import { projectAfter } from './projectId.ts';

/** A rail family and a system from the start, so that the first rail has a price. */
function firstChoices(catalogue: LineCatalogue | null): Choices {
  const connection = catalogue?.connections.toSorted(byTypeBlackFirst)[0];
  const system = catalogue?.systems.find(({ type }) => type === 'onOff') ?? catalogue?.systems[0];
  return { ...NEW_CHOICES, connectionId: connection?.id ?? null, systemId: system?.id ?? null };
}

/**
 * Opens a line whose catalogue is loaded: with what the visitor had begun on it, if anything, or afresh. What is put
 * aside for a fresh start can still be taken back, and stays as a project of its own (D70).
 * @param storage null where there is nothing to read
 */
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
  else if (how === 'continue') configuratorStore.setState({ ...initialState(), ...state });
  else {
    const { history } = record(state.history, { kind: 'replace', plan });
    const next = projectAfter(project, currentPlan(state.history));
    configuratorStore.setState({ ...initialState(), project: next, history });
  }
  catchUp();
}
