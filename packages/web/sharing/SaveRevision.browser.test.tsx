import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page as window } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { openService, refuse } from '../testing/service.ts';
import { SaveRevision } from './SaveRevision.tsx';
import { projectState } from './testing/projectState.ts';

const SAVE = 'POST /api/orders/:id/project/revision';
const saved = () => ({ id: 'k2', number: '2026/11/0417-2' });

beforeEach(() => window.viewport(1440, 900));

async function openQuestion(answer: () => unknown) {
  await openWork({ plan: { layout: layoutOf([200]) } });
  const service = openService({
    'GET /api/orders/:id': () => ({ number: '2026/11/0417' }),
    [SAVE]: answer,
  });
  const send = vi.fn();
  const screen = await mount(<SaveRevision order="k1" open={projectState(() => ({ send }))} />);
  await screen.getByRole('button', { name: 'Save as revision of 2026/11/0417' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleName('New revision of order 2026/11/0417');
  return { service, send, dialog, save: dialog.getByRole('button', { name: 'Save revision' }) };
}

it('sends the last edits, saves a revision of the order, and leads to it', async () => {
  const { service, send, dialog, save } = await openQuestion(saved);
  expect(send).toHaveBeenCalledOnce();
  await expectAccessible();
  await save.click();
  await expect.element(dialog).toHaveAccessibleName('Saved as 2026/11/0417-2');
  await expect
    .element(dialog.getByRole('link', { name: 'Open the order' }))
    .toHaveAttribute('href', '/admin/zamowienia/k2');
  expect(service.requests(SAVE).map(({ parts }) => parts.id)).toEqual(['k1']);
});

it('states that the layout cannot be ordered as it is, and repeats the same save', async () => {
  const { service, dialog, save } = await openQuestion(() => refuse(422, 'layout-impossible'));
  await save.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('the layout cannot be ordered as it is');
  service.answer({ [SAVE]: saved });
  await save.click();
  await expect.element(dialog).toHaveAccessibleName('Saved as 2026/11/0417-2');
  const keys = service.requests(SAVE).map(({ json }) => (json as { key: string }).key);
  expect(new Set(keys).size).toBe(1);
});
