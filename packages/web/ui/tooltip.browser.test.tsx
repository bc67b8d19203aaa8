import { expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { mount, openWork } from '../testing/mount.tsx';
import { drop, middleOf, pull } from '../testing/pointer.ts';
import { Button } from './Button.tsx';
import { showTooltips } from './tooltip.ts';

/** Screen readers get the text elsewhere, so the tooltip has no role. */
const shownTip = () => document.querySelector('[popover]')?.textContent ?? null;

const finger = (type: 'pointerdown' | 'pointerup') =>
  new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch' });

const pressByFinger = (button: Locator) => button.element().dispatchEvent(finger('pointerdown'));

function liftFinger(button: Locator): void {
  button.element().dispatchEvent(finger('pointerup'));
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

async function openButtons() {
  await openWork();
  onTestFinished(showTooltips(document));
  const onClick = vi.fn();
  const screen = await mount(
    <div style={{ display: 'flex', gap: 200, padding: 200 }}>
      <Button data-tooltip="Change product line" onClick={onClick}>
        STANDARD
      </Button>
      <Button disabledReason="Nothing to undo">Undo</Button>
      <p>Text</p>
    </div>,
  );
  const other = screen.getByText('Text');
  // The mouse may lie where a button is now.
  await userEvent.hover(other);
  return {
    onClick,
    line: screen.getByRole('button', { name: 'STANDARD' }),
    undo: screen.getByRole('button', { name: 'Undo' }),
    other,
  };
}

it('shows by hover and by keyboard focus, and hides by Escape', async () => {
  const { line, other } = await openButtons();
  await userEvent.hover(line);
  await expect.poll(shownTip).toBe('Change product line');
  await userEvent.hover(other);
  await expect.poll(shownTip).toBeNull();
  await userEvent.keyboard('{Tab}');
  await expect.element(line).toHaveFocus();
  await expect.poll(shownTip).toBe('Change product line');
  await userEvent.keyboard('{Escape}');
  await expect.poll(shownTip).toBeNull();
});

it('is hidden while a mouse button is pressed, also over another button', async () => {
  const { line, undo } = await openButtons();
  await userEvent.hover(line);
  await expect.poll(shownTip).toBe('Change product line');
  await pull(middleOf(line), middleOf(undo));
  expect(shownTip()).toBeNull();
  await drop(middleOf(undo));
});

it('shows by a long press, which does nothing else', async () => {
  const { line, onClick } = await openButtons();
  pressByFinger(line);
  await expect.poll(shownTip).toBe('Change product line');
  liftFinger(line);
  await expect.poll(shownTip).toBe('Change product line');
  expect(onClick).not.toHaveBeenCalled();
});

it('explains a disabled button by a tap; a tap on another one hides it and acts', async () => {
  const { line, undo, onClick } = await openButtons();
  pressByFinger(undo);
  liftFinger(undo);
  await expect.poll(shownTip).toBe('Nothing to undo');
  pressByFinger(line);
  liftFinger(line);
  await expect.poll(() => onClick.mock.calls.length).toBe(1);
  expect(shownTip()).toBeNull();
});
