import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { currentPlan, record } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { configuratorStore, initialState } from '../visitor/configuratorStore.ts';
import { openLine } from '../visitor/open.ts';
import { loadStorage, writeNow } from '../visitor/persistence.ts';
import { projectAfter } from '../visitor/projectId.ts';

/** Makes a plan the work of this browser on its line; what was there stays as a project of its own (D70). */
export async function keepAsCopy(plan: Plan, line: ProductLine): Promise<void> {
  openLine(line, 'continue', await loadStorage());
  const open = configuratorStore.getState();
  const { history } = record(open.history, { kind: 'replace', plan });
  const project = projectAfter(open.project, currentPlan(open.history));
  configuratorStore.setState({ ...initialState(), project, history });
  writeNow();
}
