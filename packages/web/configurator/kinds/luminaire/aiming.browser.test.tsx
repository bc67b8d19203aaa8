import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { describe, expect, it } from 'vitest';
import { atRest, clickAt, drag, dragByFinger, tapAt } from '../../../testing/pointer.ts';
import { arrangementNow } from '../../../visitor/arrangement.ts';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { targetOf } from '../../../visitor/lightCentre.ts';
import { openEditor } from '../../testing/editor.tsx';

/** Wall 1 is 100 cm above the rail of seven luminaires. */
async function openGallery(size = {}) {
  const { layout, choices } = planOf([[500]], { a: 7 });
  const room = newRoom(rectangle(600, 400, { x: 0, y: 100 }));
  const editor = await openEditor({
    ...size,
    plan: { layout, room, choices: { ...choices, connectionId: 'black', systemId: 'onOff' } },
  });
  await editor.openStage('Luminaires');
  await expect.element(editor.label('L7')).toBeVisible();
  const { screen } = editor;
  return {
    ...editor,
    several: screen.getByRole('region', { name: 'Selected luminaires' }),
    one: screen.getByRole('region', { name: 'Selected luminaire', exact: true }),
  };
}

const luminaires = () => arrangementNow().luminaires;
const aimed = () =>
  luminaires()
    .filter(({ tilt }) => tilt > 0)
    .map(({ number }) => `L${number}`)
    .toSorted();

it('distributes all luminaires, and aims those in a box of the mouse at a clicked wall', async () => {
  const { screen, several, press, undo, onScreen } = await openGallery();
  await press('*');
  await several.getByRole('button', { name: 'Arrange' }).click();
  await screen.getByRole('button', { name: 'Distribute evenly' }).first().click();
  await expect.element(undo).toHaveAccessibleName('Undo: 7 luminaires distributed');
  await press('{Escape}');
  await press('{Escape}');
  await expect.element(several).not.toBeInTheDocument();
  const [first, second, , , fifth, sixth] = luminaires().map(({ x }) => x);
  const start = ((first ?? 0) + (second ?? 0)) / 2;
  const end = ((fifth ?? 0) + (sixth ?? 0)) / 2;
  const from = await atRest(() => onScreen(start, -30));
  await drag(from, onScreen(end, 30), true);
  await expect.element(several).toHaveTextContent('4 luminaires');
  await several.getByRole('button', { name: 'Aim', exact: true }).click();
  await clickAt(await atRest(() => onScreen(0, -100)));
  await expect.element(undo).toHaveAccessibleName('Undo: 4 luminaires aimed');
  expect(aimed()).toEqual(['L2', 'L3', 'L4', 'L5']);
  const [, one] = luminaires();
  expect(one && targetOf(one, planNow()).isOnWall).toBe(true);
});

it('selects luminaires by brackets and aims them by keys', async () => {
  const { one, press } = await openGallery();
  await press(']');
  for (const number of [2, 3]) {
    await press(']');
    await expect.element(one).toHaveTextContent(`L${number}`);
    await press('a');
    for (let times = 0; times < 5; times++) await press('{Shift>}{ArrowUp}{/Shift}');
    await press('{Enter}');
  }
  await expect.element(one.getByRole('textbox', { name: 'On the wall' })).toBeVisible();
  expect(aimed()).toEqual(['L2', 'L3']);
});

describe('by touch', () => {
  it('drags a luminaire along its rail, and aims it where the finger taps', async () => {
    const { one, several, press, undo, onScreen } = await openGallery({ width: 1180, height: 820 });
    await press('*');
    await several.getByRole('button', { name: 'Deselect' }).click();
    for (const index of [1, 2]) {
      const { x = 0, y = 0 } = luminaires()[index] ?? {};
      const from = await atRest(() => onScreen(x, y));
      await dragByFinger(from, { ...from, x: from.x + 8 }, onScreen(x + 14, y));
      await expect.element(undo).toHaveAccessibleName('Undo: luminaire moved');
      await one.getByRole('button', { name: 'Aim', exact: true }).click();
      await tapAt(await atRest(() => onScreen(x, -100)));
      await expect.element(undo).toHaveAccessibleName('Undo: luminaire aimed');
    }
    expect(aimed()).toHaveLength(2);
  });
});
