import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import type { Cm } from '@lumitor/domain/units';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  atRest,
  clickAt,
  drag,
  dragByFinger,
  drop,
  middleOf,
  pull,
  type ScreenPosition,
  tapAt,
  touch,
  turnWheel,
} from '../../testing/pointer.ts';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { SCREEN_SCALE } from '../../visitor/projection.ts';
import { type Editor, openEditor, PHONE } from '../testing/editor.tsx';

const TWO_METRES = { plan: { layout: layoutOf([200]) } };
const THREE_METRES = { plan: { layout: layoutOf([300]) } };

/** Pixels per centimetre. */
const scaleNow = () => SCREEN_SCALE * configuratorStore.getState().view.zoom;
const activeEnd = ({ plus }: Editor) => atRest(() => middleOf(plus));
const beyond = ({ x, y }: ScreenPosition, dx: number, dy: number) => ({ x: x + dx, y: y + dy });

/** Displacement of the last edit, in cm. */
function lastMove() {
  const { history } = configuratorStore.getState();
  const edit = history.edits[history.index - 1];
  return edit?.kind === 'moveIsland' ? edit.by : null;
}

describe('with the mouse', () => {
  it('activates a clicked end, opens the card of a clicked rail, and closes it elsewhere', async () => {
    const editor = await openEditor(TWO_METRES);
    const right = await activeEnd(editor);
    await clickAt(beyond(right, -200 * scaleNow(), 0));
    await editor.expectDescribed('Active end: rail 1, facing left');
    await editor.openEnds.filter({ hasText: 'right' }).click();
    await editor.expectDescribed('Active end: rail 1, facing right');
    const middle = beyond(await activeEnd(editor), -100 * scaleNow(), 0);
    await clickAt(beyond(middle, 0, 5));
    await expect.element(editor.card(1)).toBeVisible();
    await clickAt(beyond(middle, 0, -120));
    await expect.element(editor.card(1)).not.toBeInTheDocument();
  });

  it('draws a rail from an end, which snaps, closes the shape, and is one edit', async () => {
    const editor = await openEditor(THREE_METRES);
    const pullBy = async (dx: Cm, dy: Cm) => {
      const end = await activeEnd(editor);
      const to = beyond(end, dx * scaleNow(), dy * scaleNow());
      await pull(end, to);
      return to;
    };
    // Within 10 px of two whole rails.
    const to = await pullBy(2, 198);
    await expect.element(editor.length).toHaveValue('200');
    await expect.element(editor.label('200 cm')).toBeVisible();
    await editor.expectDescribed('1 rail, 3 m.');
    await drop(to);
    await editor.expectDescribed('2 rails, 5 m. Active end: rail 2, facing down.');
    await drop(await pullBy(-298, 3));
    await editor.expectDescribed('3 rails, 8 m. Active end: rail 3, facing left.');
    await drop(await pullBy(1, -198));
    await editor.expectDescribed('4 rails, 10 m. No end is open.');
    await editor.undo.click();
    await editor.expectDescribed('3 rails, 8 m.');
  });

  it('draws nothing if Escape cancels the drag, or the drag is too short', async () => {
    const editor = await openEditor(THREE_METRES);
    const end = await activeEnd(editor);
    const to = beyond(end, 0, 100 * scaleNow());
    await pull(end, to);
    await expect.element(editor.length).toHaveValue('100');
    await userEvent.keyboard('{Escape}');
    await drop(to);
    await drag(end, beyond(end, 0, 8 * scaleNow()));
    await editor.expectDescribed('1 rail, 3 m.');
  });

  it('draws from the dashed end: dragged to any length, clicked as shown', async () => {
    const editor = await openEditor();
    const ghost = () => {
      const circle = editor.drawing.element().querySelector('svg > circle');
      const { x = 0, y = 0, width = 0, height = 0 } = circle?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    await expect.poll(() => ghost().x).toBeGreaterThan(0);
    const end = await atRest(ghost);
    await drag(end, beyond(end, 30, 0));
    await editor.expectDescribed('1 rail, ');
    await expect.element(editor.described).not.toHaveTextContent('1 rail, 1 m.');
    await clickAt(await atRest(ghost));
    await editor.expectDescribed('2 rails');
  });

  it('drags a run of rails in one edit', async () => {
    const editor = await openEditor(TWO_METRES);
    await editor.press('n');
    await editor.expectDescribed('2 separate runs.');
    const end = await activeEnd(editor);
    await editor.steps.nth(1).click();
    await expect.element(editor.card(2)).toBeVisible();
    const pixel = scaleNow();
    const rail = await atRest(() => middleOf(editor.label(200).last()));
    const from = { x: rail.x, y: end.y };
    await drag(from, beyond(from, 20, 60));
    await expect.element(editor.undo).toHaveAccessibleName('Undo: run moved');
    const moved = lastMove();
    expect(Math.abs((moved?.x ?? 0) * pixel - 20)).toBeLessThan(6);
    expect(Math.abs((moved?.y ?? 0) * pixel - 60)).toBeLessThan(6);
    await editor.undo.click();
    await expect.element(editor.undo).toHaveAccessibleName('Undo: separate run');
    expect(lastMove()).toBeNull();
  });

  it('drags the drawing, and zooms at the pointer', async () => {
    const editor = await openEditor({ plan: { layout: layoutOf([100]) } });
    await editor.scale.click();
    const before = await activeEnd(editor);
    const free = beyond(before, 0, -120);
    await drag(free, beyond(free, -60, -80));
    const after = await activeEnd(editor);
    expect(Math.abs(after.x - (before.x - 60))).toBeLessThan(1.5);
    expect(Math.abs(after.y - (before.y - 80))).toBeLessThan(1.5);
    const at = beyond(free, -60, -80);
    await turnWheel(at, -Math.log(2) / 0.0015);
    await expect.element(editor.scale).toHaveTextContent('1:6');
    const zoomed = await activeEnd(editor);
    expect(Math.abs(zoomed.y - (at.y + 2 * (after.y - at.y)))).toBeLessThan(3);
  });

  it('takes a length typed at its label, reports an invalid one, and keeps a closed shape closed', async () => {
    const editor = await openEditor({
      plan: { layout: layoutOf([300], [200, 'right'], [300, 'right'], [200, 'right']) },
    });
    await editor.expectDescribed('4 rails, 10 m. No end is open.');
    await clickAt(await atRest(() => middleOf(editor.label(200).first())));
    const field = editor.screen.getByRole('textbox', { name: /^Length of rail [24] in cm$/ });
    await expect.element(field).toHaveFocus();
    await field.fill('5000');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('2.5 m');
    await userEvent.keyboard('{Enter}');
    await editor.expectDescribed('4 rails, 11 m. No end is open.');
    await expect.element(editor.undo).toHaveAccessibleName(/^Undo: .*250/);
    await expect.element(editor.drawing).toHaveFocus();
  });

  it.each([{ width: 1440, height: 900 }, PHONE])(
    'does not move the drawing when a rail is selected and its card opens and closes, $width px',
    async (size) => {
      const editor = await openEditor({ ...size, plan: { layout: layoutOf([300], [200, 'right']) } });
      const before = await atRest(() => middleOf(editor.label(300)));
      await clickAt(editor.onScreen(0, 0));
      await expect.element(editor.card(1)).toBeVisible();
      expect(await atRest(() => middleOf(editor.label(300)))).toEqual(before);
      await editor.card(1).getByRole('button', { name: 'Done' }).click();
      await expect.element(editor.card(1)).not.toBeInTheDocument();
      expect(await atRest(() => middleOf(editor.label(300)))).toEqual(before);
    },
  );
});

describe('by touch', () => {
  it('activates an end by a tap, and draws a rail by one finger', async () => {
    const editor = await openEditor({ ...PHONE, ...TWO_METRES });
    const right = await activeEnd(editor);
    await tapAt(beyond(right, -200 * scaleNow(), 0));
    await editor.expectDescribed('Active end: rail 1, facing left');
    const left = await activeEnd(editor);
    const way = [0, 50, 99].map((length) => beyond(left, 1, length * scaleNow()));
    await dragByFinger(left, ...way);
    await editor.expectDescribed('2 rails, 3 m. Active end: rail 2, facing down.');
  });

  it('pans with one finger, and pinches with two', async () => {
    const editor = await openEditor({ ...PHONE, ...TWO_METRES });
    const before = await activeEnd(editor);
    const free = { x: before.x - 60, y: before.y - 80 };
    await dragByFinger(free, beyond(free, -20, -20), beyond(free, -60, -40));
    const after = await activeEnd(editor);
    expect(Math.abs(after.x - (before.x - 60))).toBeLessThan(1.5);
    expect(Math.abs(after.y - (before.y - 40))).toBeLessThan(1.5);
    await editor.scale.click();
    const { y } = free;
    await touch('touchStart', { x: 180, y });
    await touch('touchStart', { x: 180, y }, { x: 240, y });
    await touch('touchMove', { x: 165, y }, { x: 255, y });
    await touch('touchMove', { x: 150, y }, { x: 270, y });
    await touch('touchEnd');
    await expect.element(editor.scale).toHaveTextContent('1:6');
  });

  it('cancels the drawn rail if a second finger touches', async () => {
    const editor = await openEditor({ ...PHONE, ...TWO_METRES });
    await editor.length.fill('200');
    const end = await activeEnd(editor);
    await touch('touchStart', end);
    await touch('touchMove', beyond(end, 0, 60));
    await expect.element(editor.length).not.toHaveValue('200');
    await touch('touchStart', beyond(end, 0, 60), beyond(end, -100, 60));
    await touch('touchEnd');
    await editor.expectDescribed('1 rail, 2 m.');
    await expect.element(editor.length).toHaveValue('200');
  });

  it('starts a second run where the finger taps, and drags it', async () => {
    const editor = await openEditor({ ...PHONE, ...THREE_METRES });
    const end = await activeEnd(editor);
    await (await editor.tool('Add a separate run of rails')).click();
    await tapAt({ x: editor.onScreen(-150, 0).x, y: end.y + 90 });
    await editor.expectDescribed('2 separate runs.');
    const middle = await atRest(() => ({
      x: middleOf(editor.label(100)).x,
      y: middleOf(editor.plus).y,
    }));
    await tapAt(middle);
    await expect.element(editor.card(2)).toBeVisible();
    const pixel = scaleNow();
    await dragByFinger(middle, beyond(middle, 0, 10), beyond(middle, 0, 40));
    await expect.element(editor.undo).toHaveAccessibleName('Undo: run moved');
    expect(Math.abs((lastMove()?.y ?? 0) * pixel - 40)).toBeLessThan(6);
  });

  it('loses nothing when the phone is turned while a rail is drawn', async () => {
    const editor = await openEditor({ ...PHONE, ...TWO_METRES });
    const end = await activeEnd(editor);
    await touch('touchStart', end);
    await touch('touchMove', beyond(end, 0, 60));
    await page.viewport(PHONE.height, PHONE.width);
    await touch('touchEnd');
    await expect.element(editor.plus).toBeVisible();
    await expect.element(editor.screen.getByRole('button', { name: /the bill$/ })).toBeInViewport();
    await editor.openStage('Luminaires');
    await editor.setQuantity('Luminaire a', 1);
    await page.viewport(PHONE.width, PHONE.height);
    await expect.element(editor.screen.getByRole('button', { name: /the bill$/ })).toHaveTextContent(/10\sW/);
  });
});
