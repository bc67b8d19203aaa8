import type { Feed } from '@lumitor/domain/kinds/feed/feed';
import { NO_WIRING } from '@lumitor/domain/wiring/wiring';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork, painted } from '../../../testing/mount.tsx';
import { configuratorStore, planNow } from '../../../visitor/configuratorStore.ts';
import { selectedFeedNow, stepFeed } from '../../../visitor/wiring.ts';
import Configurator from '../../Configurator.tsx';
import { PLAN } from '../../testing/everySelection.ts';

const stepId = PLAN.layout.steps[0]?.id ?? '';
const BY_HAND: Feed[] = [
  { id: 'typed', stepId, at: 0, cable: { length: 400, conductor: 1.5 } },
  { id: 'other', stepId, at: 100, cable: { length: 700, conductor: 1.5 } },
];

async function mountFeed({ feeds }: { feeds: Feed[] } = { feeds: BY_HAND }) {
  await page.viewport(1440, 900);
  const plan = { ...PLAN, wiring: { ...NO_WIRING, feeds } };
  await openWork({ plan, catalogue: catalogueOfPlans });
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await import('../../watches.ts');
  configuratorStore.setState({ mode: 'installation' });
  stepFeed(1);
  await painted();
  return screen;
}

const cableNow = () => planNow().wiring.feeds.find(({ id }) => id === 'typed')?.cable;

it.each([
  ['2,5 mm²', 2.5],
  ['2.5 mm2', 2.5],
  ['4', 4],
])('accepts “%s” as a conductor', async (typed, conductor) => {
  const screen = await mountFeed();
  const field = screen.getByRole('textbox', { name: 'Cross-section' });
  await field.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.poll(cableNow).toEqual({ length: 400, conductor });
});

it('refuses a conductor that is not sold, and names those that are', async () => {
  const screen = await mountFeed();
  const field = screen.getByRole('textbox', { name: 'Cross-section' });
  await field.fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/0\.5; 0\.75; 1; 1\.5; 2\.5; 4; 6; 10; 16/)).toBeVisible();
  await expect.element(field).toHaveValue('3');
  expect(cableNow()).toEqual({ length: 400, conductor: 1.5 });
});

it('accepts a cable length in metres', async () => {
  const screen = await mountFeed();
  await screen.getByRole('textbox', { name: 'Cable', exact: true }).fill('12,5 m');
  await userEvent.keyboard('{Enter}');
  await expect.poll(cableNow).toEqual({ length: 1250, conductor: 1.5 });
});

it.each([
  ['Cross-section', '3', '1.5'],
  ['Cable', 'abc', '700'],
  ['Position', '99999', '100'],
])('the card of the next feed does not show a value refused in “%s”', async (name, typed, value) => {
  const screen = await mountFeed();
  const field = screen.getByRole('textbox', { name, exact: true });
  await field.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue(typed);
  configuratorStore.setState({ selection: { kind: 'feed', id: 'other' } });
  await expect.element(field).toHaveValue(value);
});

it('the focused field stays while an automatic feed becomes a placed one', async () => {
  const screen = await mountFeed({ feeds: [] });
  const field = screen.getByRole('textbox', { name: 'Position' });
  await field.click();
  await userEvent.keyboard('5');
  await userEvent.keyboard('0');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('50');
  expect(selectedFeedNow()).toMatchObject({ id: expect.any(String), at: 50 });
});
