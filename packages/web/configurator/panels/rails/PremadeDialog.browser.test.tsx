import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { openEditor } from '../../testing/editor.tsx';

const PREMADE = [
  { name: 'L shape', steps: 2, metres: '5', outer: '300 × 200', caps: 2 },
  { name: 'U shape', steps: 3, metres: '7', outer: '300 × 200', caps: 2 },
  { name: 'T shape', steps: 2, metres: '5', outer: '300 × 200', caps: 3 },
  { name: 'Rectangle', steps: 4, metres: '10', outer: '300 × 200', caps: 0 },
  { name: 'Rectangle with bent corners', steps: 8, metres: '14', outer: '427 × 327', caps: 0 },
] as const;

it('inserts each layout at its shown size as ordinary rails, which undo removes', async () => {
  const editor = await openEditor();
  await editor.addRail({ length: 100 });
  for (const { name, steps, metres, outer, caps } of PREMADE) {
    await editor.button(name).click();
    const dialog = editor.screen.getByRole('dialog', { name, exact: true });
    await expect.element(dialog).toHaveTextContent(`Outer size: ${outer} cm.`);
    await expect.element(dialog).toHaveTextContent('Replaces the current drawing');
    await dialog.getByRole('button', { name: 'Insert layout' }).click();
    await expect.poll(() => editor.steps.elements().length, { message: name }).toBe(steps);
    await editor.expectDescribed(new RegExp(`^${steps} rails, ${metres} m\\.`));
    await expect
      .poll(() => editor.line('endCap').elements().length, { message: name })
      .toBe(caps > 0 ? 1 : 0);
    if (caps > 0) await expect.element(editor.line('endCap')).toHaveTextContent(`${caps} ×`);
    expect(editor.screen.getByRole('alert').elements(), name).toEqual([]);
  }
  await editor.expectDescribed('No end is open.');
  await editor.undo.click();
  await editor.undo.click();
  await expect.poll(() => editor.steps.elements().length).toBe(2);
});

it('inserts a rectangle by its sides with Enter: four angle connectors, ends joined', async () => {
  const editor = await openEditor();
  await editor.button('Rectangle').click();
  const dialog = editor.screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Side A' }).fill('1000');
  await dialog.getByRole('textbox', { name: 'Side B' }).fill('800');
  await userEvent.keyboard('{Enter}');
  await editor.expectDescribed('4 rails, 36 m. No end is open.');
  await expect.element(editor.line('angleConnector')).toHaveTextContent('4 ×');
  const feeds = editor.bill.getByRole('listitem').filter({ has: page.getByText('feed', { exact: true }) });
  await expect.element(feeds).toHaveTextContent('5 ×');
});

it('requests bent corners by the outer size too, and reports a mistake at its field', async () => {
  const editor = await openEditor();
  await editor.button('Rectangle with bent corners').click();
  const dialog = editor.screen.getByRole('dialog', { name: 'Rectangle with bent corners' });
  const a = dialog.getByRole('textbox', { name: 'Side A' });
  const b = dialog.getByRole('textbox', { name: 'Side B' });
  const insert = dialog.getByRole('button', { name: 'Insert layout' });
  await expect.element(dialog.getByRole('img', { name: /side A runs across/ })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Outer size' }).click();
  await expect.element(a).toHaveValue('427');
  await a.fill('600');
  await b.fill('140');
  await insert.click();
  await expect.element(b).toHaveAccessibleDescription('The length must be between 147 and 2127 cm.');
  await expect.element(a).not.toHaveAttribute('aria-invalid', 'true');
  expect(planNow().layout.steps).toEqual([]);
  await b.fill('400');
  await expect.element(dialog).toHaveTextContent('Straight sections: 473 and 273 cm.');
  await insert.click();
  await editor.expectDescribed('8 rails, 18.92 m.');
});
