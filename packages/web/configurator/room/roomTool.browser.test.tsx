import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { atRest, drag, dragByFinger, tapAt } from '../../testing/pointer.ts';
import { takeTool } from '../../visitor/roomStore.ts';
import { type Editor, openEditor, PHONE } from '../testing/editor.tsx';

const ROOM = newRoom(rectangle(600, 400, { x: 0, y: 0 }));

afterEach(() => takeTool(null));

async function openRoom(room: typeof ROOM | null = ROOM, size = {}) {
  const editor = await openEditor({ ...size, plan: { room } });
  await editor.openStage('Room');
  const panel = editor.screen.getByRole('region', { name: 'Room', exact: true });
  await expect.element(panel.getByRole('heading', { name: 'Room', exact: true })).toBeVisible();
  return { ...editor, panel };
}

type RoomEditor = Awaited<ReturnType<typeof openRoom>>;

const wall = ({ panel }: RoomEditor, number: number) =>
  panel.getByRole('textbox', { name: `Length of wall ${number}`, exact: true });

async function openWalls({ panel }: RoomEditor) {
  const heading = panel.getByRole('button', { name: /^Walls/ });
  if (heading.element().getAttribute('aria-expanded') === 'false') await heading.click();
}

const dragTo = async ({ onScreen }: Editor, from: [number, number], to: [number, number]) =>
  drag(await atRest(() => onScreen(...from)), onScreen(...to));

const numberIn = (field: ReturnType<typeof wall>) => Number((field.element() as HTMLInputElement).value);

it('inserts a room of two typed lengths, whose walls can be dragged and undone', async () => {
  const editor = await openRoom(null);
  const { panel } = editor;
  await panel.getByRole('textbox', { name: 'Width' }).fill('6 m');
  await panel.getByRole('textbox', { name: 'Length' }).fill('400');
  await panel.getByRole('button', { name: 'Insert room' }).click();
  await expect.element(panel).toHaveTextContent('24 m² · 270 cm high');
  await openWalls(editor);
  await dragTo(editor, [300, 60], [350, 63]);
  await expect.poll(() => numberIn(wall(editor, 1))).toBeGreaterThan(630);
  expect(numberIn(wall(editor, 1)) % 5).toBe(0);
  await expect.element(wall(editor, 2)).toHaveValue('400');
  await expect.element(editor.undo).toHaveAccessibleName('Undo: walls changed');
  await editor.undo.click();
  await expect.element(wall(editor, 1)).toHaveValue('600');
  await panel.getByRole('button', { name: 'Remove the room' }).click();
  await expect.element(panel.getByRole('button', { name: 'Insert room' })).toBeVisible();
});

it('adds a door in the middle of the selected wall, drags it, and narrows it with a short wall', async () => {
  const editor = await openRoom();
  const { panel, drawing } = editor;
  await openWalls(editor);
  await panel.getByRole('button', { name: 'Select wall 1' }).click();
  await panel.getByRole('button', { name: 'Add a door' }).click();
  const door = panel.getByRole('group', { name: 'Door 1' });
  const centre = door.getByRole('textbox', { name: 'Centre' });
  const width = door.getByRole('textbox', { name: 'Width' });
  await expect.element(centre).toHaveValue('300');
  await dragTo(editor, [0, -200], [80, -190]);
  await expect.poll(() => numberIn(centre)).toBeGreaterThan(350);
  const hinge = door.getByRole('radio', { name: 'Right' });
  await hinge.click();
  await expect.element(hinge).toBeChecked();
  await expect.element(editor.undo).toHaveAccessibleName('Undo: door changed');
  for (const number of ['1', '2', '3', '4'])
    await expect.element(drawing.getByText(number, { exact: true }).first()).toBeVisible();
  await width.fill('120');
  await userEvent.keyboard('{Enter}');
  await openWalls(editor);
  await wall(editor, 1).fill('100');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('status')).toHaveTextContent('Shortened to fit the wall: Door 1');
  await panel.getByRole('button', { name: /^Door 1/ }).click();
  await expect.element(width).toHaveValue('100');
  await editor.undo.click();
  await expect.element(width).toHaveValue('120');
});

it('draws a room by keys, moves its walls, and refuses a crossing with a message', async () => {
  const editor = await openRoom(null);
  const { panel, press } = editor;
  await panel.getByRole('button', { name: 'Draw point by point' }).click();
  const corners = panel.getByRole('status').filter({ hasText: /corner/ });
  const far = (key: string) => `{Shift>}{${key}}{/Shift}`;
  await press(' ');
  await press(far('ArrowRight'), far('ArrowRight'), far('ArrowRight'), ' ');
  await press(far('ArrowDown'), far('ArrowDown'), '{ArrowDown}', ' ');
  await press(far('ArrowDown'), ' ');
  await expect.element(corners).toHaveTextContent('4 corners');
  await press('{Backspace}');
  await expect.element(corners).toHaveTextContent('3 corners');
  await press(far('ArrowLeft'), far('ArrowLeft'), far('ArrowLeft'), ' ');
  await press('{Enter}');
  await expect.element(panel).toHaveTextContent('6.3 m² · 270 cm high');

  await openWalls(editor);
  await panel.getByRole('button', { name: 'Select wall 2' }).click();
  await press(far('ArrowRight'), '{ArrowRight}');
  await expect.element(wall(editor, 1)).toHaveValue('311');
  await panel.getByRole('button', { name: 'Select wall 1' }).click();
  await press(...Array.from({ length: 32 }, () => far('ArrowDown')));
  await expect.element(panel.getByRole('alert')).toHaveTextContent('Walls would cross');
  await expect.element(wall(editor, 2)).toHaveValue('10');
});

async function openShelf() {
  const editor = await openRoom();
  await editor.panel.getByRole('button', { name: 'Add: Wall shelf 900 × 400 × 2000 mm' }).click();
  const shelf = editor.panel.getByRole('group', { name: 'Wall shelf 1', exact: true });
  const field = (name: string) => shelf.getByRole('textbox', { name, exact: true });
  await expect.element(editor.undo).toHaveAccessibleName('Undo: Wall shelf 1 added');
  await expect.element(field('From left')).toHaveValue('255');
  await expect.element(field('From top')).toHaveValue('0');
  await field('From top').fill('180');
  await userEvent.keyboard('{Enter}');
  return { ...editor, shelf, field };
}

it('turns the back of dragged furniture to a near wall; one undo reverts the drag', async () => {
  const editor = await openShelf();
  const { field, undo } = editor;
  await dragTo(editor, [0, 0], [60, -174]);
  await expect.element(field('From top')).toHaveValue('0');
  await expect.element(field('From left')).toHaveValue('315');
  await undo.click();
  await expect.element(field('From top')).toHaveValue('180');
  await dragTo(editor, [0, 0], [-270, 0]);
  await expect.element(field('From left')).toHaveValue('0');
  await expect.element(field('Rotation')).toHaveValue('270');
  await undo.click();
  await expect.element(field('Rotation')).toHaveValue('0');
});

it('turns furniture by the ring before its front, and turns and moves it by keys', async () => {
  const { field, onScreen, press } = await openShelf();
  const front = await atRest(() => onScreen(0, 20));
  const centre = onScreen(0, 0);
  await drag({ x: front.x, y: front.y + 42 }, { x: centre.x - 60, y: centre.y + 4 });
  await expect.element(field('Rotation')).toHaveValue('90');
  await press('o', 'o', '{Shift>}o{/Shift}', '{ArrowRight}', '{Shift>}{ArrowDown}{/Shift}');
  await expect.element(field('Rotation')).toHaveValue('105');
  await field('Rotation').fill('0');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('From left')).toHaveValue('256');
  await expect.element(field('From top')).toHaveValue('190');
});

it('copies and removes furniture by keys, and reports an invalid height at its field', async () => {
  const { panel, field, press } = await openShelf();
  await press('d');
  const copy = panel.getByRole('group', { name: 'Wall shelf 2' });
  await expect.element(copy.getByRole('textbox', { name: 'From left' })).toHaveValue('345');
  await press('{Delete}');
  await expect.poll(() => panel.getByRole('button', { name: /^Wall shelf \d/ }).elements().length).toBe(1);
  await panel.getByRole('button', { name: /^Wall shelf 1/ }).click();
  await field('Top').fill('400');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Top')).toHaveAccessibleDescription(/1.*270/);
  await field('Top').fill('2100 mm');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Top')).toHaveValue('210');
});

it('measures the fronts of furniture as areas that follow it, until undo removes them', async () => {
  const { panel, shelf, field, undo } = await openShelf();
  const fronts = shelf.getByRole('button', { name: 'Light on its fronts' });
  await fronts.click();
  const front = panel.getByRole('button', { name: 'Wall shelf 1, front 1' });
  await expect.element(front).toHaveTextContent('90 × 200');
  await field('Width').fill('120');
  await userEvent.keyboard('{Enter}');
  await expect.element(front).toHaveTextContent('120 × 200');
  await expect.element(fronts).toHaveAttribute('aria-disabled', 'true');
  await undo.click();
  await undo.click();
  await expect.poll(() => panel.getByRole('button', { name: /front \d/ }).elements().length).toBe(0);
});

it('is accessible on a phone: walls, heights, furniture and areas', async () => {
  const editor = await openRoom(ROOM, PHONE);
  const { panel } = editor;
  await openWalls(editor);
  const heights = panel.getByRole('button', { name: /^Heights/ });
  if (heights.element().getAttribute('aria-expanded') === 'false') await heights.click();
  await panel.getByText('Reflectance and working plane').click();
  await expectAccessible();
  await panel.getByRole('button', { name: /^Add: Wall shelf/ }).click();
  await panel.getByRole('button', { name: 'Light on its fronts' }).click();
  await expect.element(panel.getByRole('button', { name: /front 1/ })).toBeVisible();
  await expectAccessible();
  await heights.click();
});

it('shows furniture in 3D', async () => {
  const room = {
    ...ROOM,
    obstacles: [
      {
        id: 's',
        kind: 'shelf' as const,
        x: 0,
        y: 0,
        width: 90,
        depth: 40,
        heading: 0,
        from: 0,
        to: 200,
        reflectance: 0.5,
      },
    ],
  };
  const { screen } = await openEditor({ plan: { room, layout: layoutOf([200]) } });
  await screen.getByRole('radio', { name: '3D' }).click();
  await expect
    .element(screen.getByRole('application', { name: '3D view' }))
    .toHaveAttribute('aria-busy', 'false');
});

it('drags a corner by a finger', async () => {
  const editor = await openRoom(ROOM, PHONE);
  await openWalls(editor);
  const corner = await atRest(() => editor.onScreen(300, 200));
  await dragByFinger(corner, { ...corner, x: corner.x - 20 }, { ...corner, x: corner.x - 40 });
  await expect.element(wall(editor, 1)).toHaveValue('600');
  await expect.element(wall(editor, 3)).not.toHaveValue('600');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

it('turns a column by a tap on its ring, and drags it by a finger', async () => {
  const { panel, onScreen } = await openRoom(ROOM, PHONE);
  await panel.getByRole('button', { name: 'Add: Column 400 × 400 × to the ceiling mm' }).click();
  const column = panel.getByRole('group', { name: 'Column 1' });
  const field = (name: string) => column.getByRole('textbox', { name, exact: true });
  await expect.element(field('Top')).toHaveValue('270');
  const front = await atRest(() => onScreen(0, 20));
  await tapAt({ x: front.x, y: front.y + 42 });
  await expect.element(field('Rotation')).toHaveValue('15');
  await dragByFinger(onScreen(0, 0), onScreen(60, 0), onScreen(101, 0));
  // A column of 40 cm turned by 15° is 49 cm wide, centred at 400 cm.
  await expect.element(field('From left')).toHaveValue('375.5');
});
