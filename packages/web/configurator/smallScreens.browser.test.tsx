import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it } from 'vitest';
import type { Locator } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { emulateMedia } from '../testing/media.ts';
import { atRest, clickAt, middleOf, tapAt } from '../testing/pointer.ts';
import { type Editor, openEditor, PHONE } from './testing/editor.tsx';

const SIZES = [{ width: 820, height: 1180 }, { width: 844, height: 390 }, { width: 720, height: 450 }, PHONE];

const totalBar = ({ screen }: Editor) => screen.getByRole('button', { name: /(Show|Collapse) the bill$/ });

async function expectTotal(editor: Editor) {
  await expect.element(totalBar(editor)).toBeInViewport({ ratio: 1 });
  await expect.element(totalBar(editor)).toHaveTextContent(/€|zł|PLN/);
}

it.each(SIZES)(
  'shows the total in each step of drawing and furnishing at $width × $height px',
  async (size) => {
    const editor = await openEditor(size);
    const { screen } = editor;
    await editor.addRail({ length: 300 });
    await expectTotal(editor);
    for (const [length, course] of [
      [200, 'Corner down'],
      [300, 'Corner left'],
      [200, 'Corner up'],
    ] as const) {
      await editor.addRail({ length, course });
    }
    await editor.expectDescribed('4 rails, 10 m. No end is open.');
    await editor.openStage('Luminaires');
    await expectTotal(editor);
    await editor.setQuantity('Luminaire a', 6);
    await expect.element(totalBar(editor)).toHaveTextContent(/60\sW/);
    await editor.openStage('Power');
    await expectTotal(editor);
    await screen.getByRole('radio', { name: /^p60/ }).click();
    await editor.openStage('Luminaires');
    await screen.getByRole('button', { name: 'One more: Luminaire a' }).click();
    const dialog = screen.getByRole('dialog', { name: 'The power supply is overloaded' });
    await dialog.getByRole('button', { name: /^Use/ }).first().click();
    await expect.element(dialog).not.toBeInTheDocument();
    await totalBar(editor).click();
    await editor.bill.getByRole('button', { name: 'Add accessories' }).click();
    await expectTotal(editor);
    await totalBar(editor).click();
    await expect.element(editor.line('Luminaire a')).toBeVisible();
    await expectTotal(editor);
    await expect.element(editor.bill.getByRole('button', { name: 'Summary and save' })).toBeVisible();
  },
);

const ground = (button: Locator) => getComputedStyle(button.element()).backgroundColor;

function strokes({ drawing }: Editor) {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'Highlight';
  const highlight = getComputedStyle(probe).color;
  probe.remove();
  const all = [...drawing.element().querySelectorAll('path')].map((path) => getComputedStyle(path).stroke);
  return { lit: all.includes(highlight), others: all.some((one) => one !== 'none' && one !== highlight) };
}

afterEach(() => emulateMedia());

it('distinguishes the selected, the pressed and the current in forced colours', async () => {
  await emulateMedia({ forcedColours: 'active' });
  const editor = await openEditor({ ...PHONE, plan: { layout: layoutOf([300]) } });
  expect(strokes(editor)).toEqual({ lit: false, others: true });
  const { stages } = editor;
  const stage = (name: string) => ground(stages.getByRole('button', { name }));
  expect(stage('Rails')).not.toBe(stage('Luminaires'));
  const shape = editor.next.getByRole('group', { name: 'Shape' });
  const way = (name: string) => ground(shape.getByRole('button', { name }));
  expect(way('Straight right')).not.toBe(way('Corner down'));
  await tapAt(await atRest(() => editor.onScreen(0, 0)));
  await expect.element(editor.card(1)).toBeVisible();
  expect(strokes(editor)).toEqual({ lit: true, others: true });
});

it('is accessible on a phone: next rail, selected rail, luminaires and bill', async () => {
  const editor = await openEditor({ ...PHONE, plan: { layout: layoutOf([300]) } });
  await editor.next.getByRole('button', { name: /^Tee/ }).click();
  await expectAccessible();
  await clickAt(await atRest(() => editor.onScreen(0, 0)));
  await expect.element(editor.card(1)).toBeVisible();
  await expectAccessible();
  await editor.openStage('Luminaires');
  await editor.setQuantity('Luminaire a', 1);
  await expectAccessible();
  await totalBar(editor).click();
  await expect.element(editor.bill).toBeVisible();
  await expectAccessible();
});

it('deletes a selected luminaire by a tap on a phone', async () => {
  const editor = await openEditor({ ...PHONE, plan: { layout: layoutOf([300]) } });
  await editor.openStage('Luminaires');
  await editor.setQuantity('Luminaire a', 2);
  await editor.press(']');
  await expect.element(totalBar(editor)).toHaveTextContent(/20\sW/);
  const remove = editor.tools.getByRole('button', { name: 'Delete luminaire' });
  await expect.element(remove).toBeInViewport({ ratio: 1 });
  await tapAt(await atRest(() => middleOf(remove)));
  await expect.element(totalBar(editor)).toHaveTextContent(/, 10\sW/);
});
