import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import SummaryView from '../../../summary/SummaryView.tsx';
import { mount, openWork } from '../../../testing/mount.tsx';
import { openEditor } from '../../testing/editor.tsx';

const CROSSING = { plan: { layout: layoutOf([200], [100, 'right'], [150, 'right'], [200, 'right']) } };

it('reports crossing rails with a link to the first and a fix, while drawing goes on', async () => {
  const editor = await openEditor(CROSSING);
  const problem = editor.bill.getByRole('listitem').filter({ hasText: 'Rails 1 and 4 cross or overlap' });
  await expect.element(problem).toBeVisible();
  await problem.getByRole('button', { name: 'Show in the drawing' }).click();
  await expect.element(editor.card(1)).toBeVisible();
  await editor.card(1).getByRole('button', { name: 'Done' }).click();
  await problem.getByRole('button', { name: /^Shorten rail 4 to \d+ cm/ }).click();
  await expect.element(problem).not.toBeInTheDocument();
  await editor.expectDescribed('4 rails');
});

it('asks before an order with crossing rails is saved', async () => {
  await openWork(CROSSING);
  const screen = await mount(<SummaryView onClose={() => {}} />);
  await screen.getByRole('button', { name: 'Save the order' }).click();
  const question = screen.getByRole('dialog', { name: 'Save with these issues?' });
  await expect.element(question).toHaveTextContent('Rails 1 and 4 cross or overlap');
  await expect.element(question.getByRole('button', { name: 'Save anyway' })).toBeVisible();
});
