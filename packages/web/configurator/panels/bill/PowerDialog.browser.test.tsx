import type { Choices } from '@lumitor/domain/plan/choices';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resetLayout } from '../../../visitor/startOver.ts';
import { closeStarts } from '../../../visitor/starts.ts';
import { chosen, enter, openFurnished } from '../../testing/furnished.ts';

const LAMP = 'Nero 30 W';

async function openWith(quantity: number, own: Partial<Choices> = {}, length = 200) {
  const choices = { ...chosen({ id: 'nero30', quantity }), powerId: 'p60', ...own };
  const editor = await openFurnished({ plan: { layout: layoutOf([length]), choices } });
  await editor.openStage('Luminaires');
  const { screen, bill } = editor;
  await expect.element(editor.line(LAMP)).toHaveTextContent(`${quantity} ×`);
  return {
    ...editor,
    dialog: screen.getByRole('dialog', { name: /^The power supply (of zone Z\d )?is overloaded$/ }),
    pieces: editor.quantityOf(LAMP),
    load: bill.getByRole('meter', { name: 'Power supply load' }),
    press: (words: 'One more' | 'One fewer') =>
      screen.getByRole('button', { name: `${words}: ${LAMP}` }).click(),
  };
}

it('opens above the power of the supply, at no click outside, and closes by its button or Escape', async () => {
  const { dialog, load, press, finding } = await openWith(1);
  await press('One more');
  await expect.element(load).toHaveAttribute('aria-valuetext', expect.stringMatching(/^60\sW of/));
  await expect.element(dialog).not.toBeInTheDocument();

  await press('One more');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toHaveTextContent(/Power supply capacity\s*60\sW.*Luminaire power\s*90\sW/);
  expect(dialog.element().getBoundingClientRect().width).toBe(500);
  (dialog.element() as HTMLElement).click();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(finding(/90\sW.*60\sW/)).toBeVisible();

  await press('One more');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await press('One fewer');
  await expect.element(load).toHaveAttribute('aria-valuetext', expect.stringMatching(/^90\sW of/));
  await expect.element(dialog).not.toBeInTheDocument();
});

it('stays closed when a weaker supply is chosen, which the bill reports', async () => {
  const { screen, dialog, openStage, finding, bill } = await openWith(3, { powerId: 'p100' });
  await openStage('Power');
  await expect.element(bill).toHaveTextContent('10% in reserve');
  await screen.getByRole('radio', { name: 'p60' }).click();
  await expect.element(finding(/90\sW.*60\sW/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('offers the fixes of the check with their price; each is one click and one undo', async () => {
  const { dialog, pieces, finding, undo, bill } = await openWith(2, {}, 600);
  await enter(pieces, '3');
  await expect.element(dialog).toHaveFocus();
  const stronger = dialog.getByRole('button', { name: /^Use extra/ });
  const split = dialog.getByRole('button', { name: /^Split into \d zones/ });
  await expect.element(split).toHaveTextContent(/[+−]\s?€[\d.,]+/);
  await expect.element(stronger).toHaveTextContent(/[+−]\s?€[\d.,]+/);
  await stronger.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bill).toHaveTextContent('40% in reserve');
  await undo.click();
  await expect.element(finding(/90\sW.*60\sW/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();

  await enter(pieces, '4');
  await split.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bill.getByRole('meter', { name: /zone Z1$/ })).toBeVisible();
  await enter(pieces, '12');
  await expect.element(dialog).toHaveAccessibleName(/zone Z\d/);
  await expect.element(dialog).toHaveTextContent(/Luminaire power in zone Z\d/);
});

it('stays closed once muted, with the overload in the bill, until the plan is reset', async () => {
  const { dialog, pieces, finding, openStage } = await openWith(2);
  await enter(pieces, '3');
  await dialog.getByRole('checkbox', { name: 'Do not remind me for this project' }).click();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await enter(pieces, '4');
  await expect.element(finding(/120\sW.*60\sW/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  resetLayout();
  closeStarts();
  await openStage('Luminaires');
  await enter(pieces, '6');
  await expect.element(dialog).toBeVisible();
});
