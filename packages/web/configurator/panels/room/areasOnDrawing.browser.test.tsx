import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { atRest, clickAt, drag } from '../../../testing/pointer.ts';
import { enter, focus, openFurnished } from '../../testing/furnished.ts';

async function openRoom() {
  const editor = await openFurnished({ plan: { room: newRoom(rectangle(600, 400, { x: 0, y: 0 })) } });
  await editor.openStage('Room');
  const panel = editor.screen.getByRole('region', { name: 'Room', exact: true });
  const draw = panel.getByRole('button', { name: 'Draw an area' });
  await expect.element(draw).toBeVisible();
  return {
    ...editor,
    panel,
    draw,
    status: panel.getByRole('status'),
    /** Position in cm from the first corner of the room. */
    inRoom: (x: number, y: number) => atRest(() => editor.onScreen(x - 300, y - 200)),
  };
}

it('draws a picture on a wall by two clicks, drags it to another wall, and deletes it by a key', async () => {
  const { panel, draw, status, undo, press, inRoom } = await openRoom();
  await draw.click();
  await expect.element(status).toHaveTextContent('First end');
  await clickAt(await inRoom(240, 2));
  await expect.element(status).toHaveTextContent('Second end');
  await clickAt(await inRoom(360, 2));
  const picture = panel.getByRole('group', { name: 'Picture 1' });
  await expect.element(picture.getByRole('textbox', { name: 'Width' })).toHaveValue('120');
  await enter(picture.getByRole('textbox', { name: 'Name' }), 'Landscape');
  await drag(await inRoom(300, 1), await inRoom(598, 200));
  await expect.element(undo).toHaveAccessibleName('Undo: area “Landscape” changed');
  await press('{Delete}');
  const item = panel.getByRole('button', { name: /^Landscape/ });
  await expect.element(item).not.toBeInTheDocument();
  await undo.click();
  await expect.element(item).toBeVisible();
});

it('draws a picture by keys', async () => {
  const { panel, draw, status, press } = await openRoom();
  focus(draw);
  await userEvent.keyboard('{Enter}');
  await press('{Enter}');
  await expect.element(status).toHaveTextContent('Second end');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
  const picture = panel.getByRole('group', { name: 'Picture 1' });
  await expect.element(picture.getByRole('textbox', { name: 'Width' })).toHaveValue('100');
  await expectAccessible();
});
