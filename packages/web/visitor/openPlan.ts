import { type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { plainTitle } from '@lumitor/domain/lists/recordRows';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { currentPlan, record } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { openLine } from './open.ts';
import { type BrowserStorage, loadStorage, writeNow } from './persistence.ts';
import { projectAfter } from './projectId.ts';
import { shownLanguage } from './shown.ts';

/** Undoable; a plan of another order stays as a project (D70). */
export function openOrder({ id, order, data, plan }: ShownOrder, storage: BrowserStorage | null): void {
  openLine(productLineOf(order.isMicro), 'continue', storage);
  const language = shownLanguage();
  const formerNames = Object.fromEntries(
    data.lines.flatMap((line) =>
      line.articleId
        ? [[line.articleId, { title: plainTitle(line, language), colour: line.colour ?? null }]]
        : [],
    ),
  );
  const open = configuratorStore.getState();
  const { history } = record(open.history, { kind: 'replace', plan });
  const project = open.revises === id ? open.project : projectAfter(open.project, currentPlan(open.history));
  configuratorStore.setState({ ...initialState(), project, history, formerNames, revises: id });
}

/** Another person's plan becomes this browser's; the former work stays a project (D70). */
export async function storeAsCopy(plan: Plan, line: ProductLine): Promise<void> {
  openLine(line, 'continue', await loadStorage());
  const open = configuratorStore.getState();
  const { history } = record(open.history, { kind: 'replace', plan });
  const project = projectAfter(open.project, currentPlan(open.history));
  configuratorStore.setState({ ...initialState(), project, history });
  writeNow();
}
