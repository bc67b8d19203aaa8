import { layoutOf, type Run } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openEditor } from '../../testing/editor.tsx';

const TWELVE: Run[] = [[200], [100, 'bendRight'], ...Array.from({ length: 10 }, (): Run => [120])];

it('filters from 13 rails by number, length or kind, and Enter selects one', async () => {
  const editor = await openEditor({ plan: { layout: layoutOf(...TWELVE) } });
  const { screen, steps } = editor;
  const search = screen.getByRole('searchbox', { name: 'Search: number, length, type' });
  const count = () => steps.elements().length;
  await expect.poll(count).toBe(12);
  await expect.element(search).not.toBeInTheDocument();
  await editor.addRail({ length: 120 });

  await search.fill('bend');
  await expect.element(steps).toHaveTextContent(/^2Bend .*100 cm$/);
  await expect.element(screen.getByText('Found: 1')).toBeVisible();
  await search.fill('120');
  await expect.poll(count).toBe(11);
  await search.fill('7');
  await userEvent.keyboard('{Enter}');
  await expect.element(editor.card(7)).toBeVisible();
  await expect.element(steps).toHaveAttribute('aria-pressed', 'true');
  await search.fill('stairs');
  await expect.element(screen.getByText('Found: 0')).toBeVisible();
  expect(count()).toBe(0);
  await search.fill('');
  await expect.poll(count).toBe(13);
});
