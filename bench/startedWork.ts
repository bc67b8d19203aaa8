import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Layout } from '@lumitor/domain/kinds/rail/layout';
import { type Choices, NO_CHOICES } from '@lumitor/domain/plan/choices';
import { newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN, type Plan } from '@lumitor/domain/plan/plan';
import type { Page } from '@playwright/test';
import { initialState, type Mode } from '../packages/web/visitor/configuratorStore.ts';
import { toStored } from '../packages/web/visitor/storedState.ts';

export function choicesFrom({ connections, systems, powers, bindings }: LineCatalogue): Choices {
  const rails = connections.find(({ isBlack }) => isBlack);
  const fitting = bindings.filter(({ isBlack, isWhite }) => isBlack || !isWhite);
  return {
    ...NO_CHOICES,
    connectionId: rails?.id ?? null,
    systemId: systems.find(({ type }) => type === 'onOff')?.id ?? null,
    powerId: powers.filter(({ isWhite }) => !isWhite).toSorted((a, b) => b.power - a.power)[0]?.id ?? null,
    bindings: fitting.slice(0, 5).map(({ id }) => ({ id, quantity: 10 })),
  };
}

/** Layout without history, as after an overflow of the storage. */
export async function continueWith(
  page: Page,
  layout: Layout,
  choices: Choices,
  { mode = 'plan', ...more }: Partial<Plan> & { mode?: Mode } = {},
): Promise<void> {
  const history = newHistory({ ...EMPTY_PLAN, layout, choices, ...more });
  const stored = {
    ...toStored({ ...initialState(), history, mode }, false),
    previewBase64: '',
    history: null,
  };
  // An empty page of the service's origin can access the storage.
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html' }));
  await page.goto('/empty');
  await page.evaluate((state) => localStorage.setItem('configurator', state), JSON.stringify(stored));
  await page.goto('/');
  await page.getByRole('button', { name: 'wróć do projektu' }).click();
  await page.getByRole('application').waitFor();
}
