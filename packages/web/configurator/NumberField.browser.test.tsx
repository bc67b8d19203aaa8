import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork, painted } from '../testing/mount.tsx';
import { catchUp, configuratorStore, planNow } from '../visitor/configuratorStore.ts';
import Configurator from './Configurator.tsx';
import { NewRoom } from './panels/room/NewRoom.tsx';
import RoomPanel from './panels/room/RoomPanel.tsx';
import { PLAN } from './testing/everySelection.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

async function openRoom(headings: readonly string[]) {
  await openWork({ language: 'pl', plan: { room: newRoom(rectangle(600, 400, { x: 0, y: 0 })) } });
  const screen = await mount(<RoomPanel />);
  for (const name of headings) {
    const heading = screen.getByRole('button', { name: new RegExp(`^${name}`) });
    if (heading.element().getAttribute('aria-expanded') === 'false') await heading.click();
  }
  return screen;
}

it('accepts half a centimetre for a suspension length', async () => {
  const screen = await openRoom(['Wysokości']);
  const field = screen.getByRole('textbox', { name: 'Zwieszenie szyn' });
  await field.fill('12,5');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('12,5');
  expect(planNow().hang).toBe(12.5);
  await expect.element(screen.getByRole('button', { name: /^Wysokości/ })).toHaveTextContent('12,5 cm');
});

it('shows at the field that only whole numbers are possible, until the next input', async () => {
  const screen = await openRoom(['Ściany', 'Wysokości']);
  const reported = 'Możliwe są tylko liczby całkowite: ustawiono 413.';
  for (const name of ['Długość ściany 1', 'Wysokość']) {
    const field = screen.getByRole('textbox', { name, exact: true });
    await field.fill('412,5');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('413');
    await expect.element(field).toHaveAccessibleDescription(reported);
    await field.fill('420');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(reported)).not.toBeInTheDocument();
  }
});

it('refuses a room whose sides are not whole centimetres, with the reason', async () => {
  await openWork({ language: 'pl' });
  const screen = await mount(<NewRoom />);
  const width = screen.getByRole('textbox', { name: 'Szerokość' });
  await width.fill('412,5');
  await userEvent.keyboard('{Enter}');
  await expect.element(width).toHaveAccessibleDescription('Podaj długość w pełnych centymetrach, np. 120.');
  expect(planNow().room).toBeNull();
});

it('refuses a half centimetre between a rail and a wall with the reason', async () => {
  await openWork({ language: 'pl', catalogue: catalogueOfPlans, plan: PLAN });
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await screen.getByRole('navigation').getByRole('button', { name: 'Szyny' }).click();
  configuratorStore.setState({ selection: { kind: 'step', id: 's2' } });
  catchUp();
  const field = screen.getByRole('textbox', { name: /do ściany/i }).first();
  await field.fill('100,5');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription('Podaj długość w pełnych centymetrach, np. 120.');
});

it('shows the same distance of a luminaire in its card and on the drawing', async () => {
  const [placement] = PLAN.placements;
  if (!placement) throw new Error('The plan has no luminaire');
  const plan = planOf([[200]], { b: 1 });
  const room = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
  const placements = [{ ...placement, at: 62.5, tilt: 0 }];
  await openWork({ language: 'pl', catalogue: catalogueOfPlans, plan: { ...plan, room, placements } });
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await screen.getByRole('navigation').getByRole('button', { name: 'Oprawy' }).click();
  configuratorStore.setState({ selection: { kind: 'pieces', ids: [placement.id] } });
  catchUp();
  await painted();
  const fields = screen.getByRole('textbox', { name: /do ściany/i });
  await expect.element(fields.first()).toBeVisible();
  const typed = fields.elements().map((field) => (field as HTMLInputElement).value);
  expect(typed.some((value) => value.endsWith(',5'))).toBe(true);
  const drawn = () => [...document.querySelectorAll('body *')].map(({ textContent }) => textContent);
  for (const value of typed) await expect.poll(drawn).toContain(value);
});
