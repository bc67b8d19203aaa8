import { NO_WIRING } from '@lumitor/domain/wiring/wiring';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork, painted } from '../../testing/mount.tsx';
import { configuratorStore, planNow } from '../../visitor/configuratorStore.ts';
import Configurator from '../Configurator.tsx';
import { PLAN } from '../testing/everySelection.ts';

/** The editor with the card of one feed that was put by hand. */
async function mountFeed() {
  await page.viewport(1440, 900);
  const [rail] = PLAN.layout.steps;
  const feed = { id: 'typed', stepId: rail?.id ?? '', at: 0, cable: { length: 400, conductor: 1.5 } };
  const plan = { ...PLAN, wiring: { ...NO_WIRING, feeds: [feed] } };
  await openWork({ plan, catalogue: catalogueOfPlans });
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await import('../watches.ts');
  configuratorStore.setState({ mode: 'installation', selection: { kind: 'feed', id: 'typed' } });
  await painted();
  return screen;
}

const cableNow = () => planNow().wiring.feeds.find(({ id }) => id === 'typed')?.cable;

it.each([
  ['2,5 mm²', 2.5],
  ['2.5 mm2', 2.5],
  ['4', 4],
])('takes a conductor of “%s”', async (typed, conductor) => {
  const screen = await mountFeed();
  const field = screen.getByRole('textbox', { name: 'Cross-section' });
  await field.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.poll(cableNow).toEqual({ length: 400, conductor });
});

it('refuses a conductor that is not sold, and says which are', async () => {
  const screen = await mountFeed();
  const field = screen.getByRole('textbox', { name: 'Cross-section' });
  await field.fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/0\.5; 0\.75; 1; 1\.5; 2\.5; 4; 6; 10; 16/)).toBeVisible();
  await expect.element(field).toHaveValue('3');
  expect(cableNow()).toEqual({ length: 400, conductor: 1.5 });
});

it('takes the length of a cable in metres', async () => {
  const screen = await mountFeed();
  await screen.getByRole('textbox', { name: 'Cable', exact: true }).fill('12,5 m');
  await userEvent.keyboard('{Enter}');
  await expect.poll(cableNow).toEqual({ length: 1250, conductor: 1.5 });
});
