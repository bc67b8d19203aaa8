import type { Px } from '@lumitor/domain/units';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { send } from './cdp.ts';
import { painted } from './mount.tsx';

export interface ScreenPosition {
  x: Px;
  y: Px;
}

const SHIFT = 8;

/** Real input is relative to the page around the frame of the test, which shows a large frame smaller. */
function inPage({ x, y }: ScreenPosition): ScreenPosition {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return { x: (frame?.x ?? 0) + x * scale, y: (frame?.y ?? 0) + y * scale };
}

export function middleOf(locator: Locator): ScreenPosition {
  const { x, y, width, height } = locator.element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const FRAMES_AT_REST = 5;

/** The view follows the drawing and the panels some frames later. */
export async function atRest<Read>(read: () => Read): Promise<Read> {
  let now = read();
  let frames = 0;
  await expect
    .poll(async () => {
      const before = JSON.stringify(now);
      await painted();
      now = read();
      frames = JSON.stringify(now) === before ? frames + 1 : 0;
      return frames;
    })
    .toBeGreaterThanOrEqual(FRAMES_AT_REST);
  return now;
}

function mouseTo(type: 'mousePressed' | 'mouseReleased', at: ScreenPosition, isShift = false) {
  const buttons = type === 'mousePressed' ? 1 : 0;
  const modifiers = isShift ? SHIFT : 0;
  return send('Input.dispatchMouseEvent', {
    ...inPage(at),
    type,
    button: 'left',
    buttons,
    clickCount: 1,
    modifiers,
  });
}

const mouseMoves = (at: ScreenPosition, isPressed = false, isShift = false) =>
  send('Input.dispatchMouseEvent', {
    ...inPage(at),
    type: 'mouseMoved',
    button: isPressed ? 'left' : 'none',
    buttons: isPressed ? 1 : 0,
    modifiers: isShift ? SHIFT : 0,
  });

export async function clickAt(at: ScreenPosition): Promise<void> {
  await mouseMoves(at);
  await mouseTo('mousePressed', at);
  await mouseTo('mouseReleased', at);
}

/** A drag that leaves the button down. */
export async function pull(from: ScreenPosition, to: ScreenPosition, isShift = false): Promise<void> {
  await mouseMoves(from);
  await mouseTo('mousePressed', from, isShift);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await mouseMoves(
      { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
      true,
      isShift,
    );
}

export const drop = (at: ScreenPosition, isShift = false) => mouseTo('mouseReleased', at, isShift);

export async function drag(from: ScreenPosition, to: ScreenPosition, isShift = false): Promise<void> {
  await pull(from, to, isShift);
  await drop(to, isShift);
}

export const turnWheel = (at: ScreenPosition, deltaY: Px) =>
  send('Input.dispatchMouseEvent', { ...inPage(at), type: 'mouseWheel', deltaX: 0, deltaY });

export const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: ScreenPosition[]) =>
  send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map((at, id) => ({ ...inPage(at), id })),
  });

export async function tapAt(at: ScreenPosition): Promise<void> {
  // A slow page could take a delayed end for a long press.
  await Promise.all([touch('touchStart', at), touch('touchEnd')]);
}

export async function dragByFinger(from: ScreenPosition, ...way: ScreenPosition[]): Promise<void> {
  await touch('touchStart', from);
  for (const at of way) await touch('touchMove', at);
  await touch('touchEnd');
}
