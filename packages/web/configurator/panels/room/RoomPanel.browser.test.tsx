import { madeAt } from '@lumitor/domain/kinds/obstacle/library';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, openWork } from '../../../testing/mount.tsx';
import { setRoom } from '../../../visitor/room.ts';
import { selectPart } from '../../../visitor/selected.ts';
import RoomPanel from './RoomPanel.tsx';

const EMPTY = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
const DOOR = { id: 'd', kind: 'door', wall: 0, at: 100, width: 90 } as const;
const ROOM = {
  ...EMPTY,
  openings: [DOOR, { id: 'w', kind: 'window', wall: 2, at: 300, width: 150 } as const],
  obstacles: (['counter', 'gondola', 'column'] as const).map((name, index) =>
    madeAt(name, `o${index}`, { x: 150 * index - 150, y: 0 }, EMPTY),
  ),
};
const AREA = {
  id: 'a',
  name: '',
  bottom: 100,
  top: 200,
  begin: { x: -300, y: -200 },
  end: { x: -100, y: -200 },
};

async function openPanel() {
  await openWork({ plan: { room: ROOM, areas: [AREA] } });
  return mount(
    <div style={{ width: 340 }}>
      <RoomPanel />
    </div>,
  );
}

it('lists doors, furniture and areas as items that open one at a time', async () => {
  const screen = await openPanel();
  const item = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  const fields = () => screen.getByRole('group', { name: /Door 1|Counter 1|Gondola 1|Picture 1/ });
  for (const name of ['Door 1', 'Window 1', 'Counter 1', 'Gondola 1', 'Column 1', 'Picture 1'])
    await expect.element(item(name)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => fields().elements().length).toBe(0);

  await item('Door 1').click();
  await expect.element(item('Door 1')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('textbox', { name: 'Centre' })).toHaveValue('100');

  (item('Gondola 1').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Gondola 1')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(item('Door 1')).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => fields().elements().length).toBe(1);
  await userEvent.keyboard(' ');
  await expect.poll(() => fields().elements().length).toBe(0);
});

it.each([
  ['MT0001', 1],
  ['MT0006', 0],
])('shows the suspension length unless rails are recessed: %s', async (type, fields) => {
  const [black, ...others] = sampleCatalogue.connections;
  const connections = black ? [{ ...black, type }, ...others] : [];
  await openWork({ catalogue: { ...sampleCatalogue, connections }, plan: { room: ROOM } });
  const screen = await mount(<RoomPanel />);
  const heading = screen.getByRole('button', { name: /^Heights/ });
  await heading.click();
  await expect.element(screen.getByRole('textbox', { name: 'Height', exact: true })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Suspension length' }).elements()).toHaveLength(fields);
  await heading.click();
});

it('opens the item selected on the drawing', async () => {
  const screen = await openPanel();
  await expect.element(screen.getByRole('button', { name: /^Picture 1/ })).toBeVisible();
  selectPart({ kind: 'area', id: 'a' });
  await expect.element(screen.getByRole('group', { name: 'Picture 1' })).toBeVisible();
  selectPart({ kind: 'obstacle', id: 'o1' });
  await expect.element(screen.getByRole('group', { name: 'Gondola 1' })).toBeVisible();
  await expect.poll(() => screen.getByRole('group', { name: 'Picture 1' }).elements()).toEqual([]);
});

it('focuses the panel when an item is removed', async () => {
  const screen = await openPanel();
  await screen.getByRole('button', { name: /^Door 1/ }).click();
  await screen.getByRole('button', { name: 'Remove: Door 1' }).click();
  await expect.poll(() => document.activeElement?.getAttribute('data-choice-panel')).toBe('true');
});

it('opens the walls by their heading or when one is selected on the drawing', async () => {
  const screen = await openPanel();
  const walls = screen.getByRole('button', { name: /^Walls/ });
  const first = screen.getByRole('button', { name: 'Select wall 1' });
  await expect.element(walls).toHaveAttribute('aria-expanded', 'false');
  selectPart({ kind: 'wall', index: 0 });
  await expect.element(first).toBeVisible();
  await walls.click();
  await expect.element(first).not.toBeInTheDocument();
  await walls.click();
  await expect.element(first).toBeVisible();
  await walls.click();
  await screen.getByRole('button', { name: /^Heights/ }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Height', exact: true })).toHaveValue('270');
  await screen.getByRole('button', { name: /^Heights/ }).click();
});

it('stays below 1,000 px with three pieces of furniture, two openings and an area', async () => {
  const screen = await openPanel();
  await expect.element(screen.getByRole('button', { name: /^Gondola 1/ })).toBeVisible();
  expect(screen.container.getBoundingClientRect().height).toBeLessThan(1000);
});

it('names the door that a shortened wall moves', async () => {
  const screen = await openPanel();
  await screen.getByRole('button', { name: /^Walls/ }).click();
  const length = screen.getByRole('textbox', { name: 'Length of wall 1', exact: true });
  setRoom({ ...ROOM, openings: [{ ...DOOR, at: 500 }] });
  await length.fill('300');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Moved to the end of the wall: Door 1');
});
