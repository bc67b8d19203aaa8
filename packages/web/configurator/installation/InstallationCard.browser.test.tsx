import { NO_WIRING } from '@lumitor/domain/wiring/wiring';
import { expect, it } from 'vitest';
import { catalogueOfPlans, mount, openWork } from '../../testing/mount.tsx';
import { PLAN } from '../testing/everySelection.ts';
import InstallationCard from './InstallationCard.tsx';

async function mountZones(cable: { cable?: { length: number; conductor: number } }) {
  const [first, second] = PLAN.layout.steps;
  const feeds = [first, second].flatMap((rail, index) =>
    rail ? [{ id: `f${index}`, stepId: rail.id, at: 50, ...(index === 0 && cable) }] : [],
  );
  const cuts = second ? [{ stepId: second.id, at: 0 }] : [];
  await openWork({
    plan: { ...PLAN, wiring: { ...NO_WIRING, feeds, cuts } },
    catalogue: catalogueOfPlans,
  });
  return mount(<InstallationCard onDone={() => {}} />);
}

it('marks voltages that exclude the cable of the supply, and explains the mark once', async () => {
  const screen = await mountZones({});
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent(/\d\.\d\d\sV\*$/);
  await expect.element(screen.getByText('* without the supply’s cable')).toBeVisible();
  expect(screen.getByText(/^\* without/).elements()).toHaveLength(1);
});

it('marks no voltage with a known cable', async () => {
  const screen = await mountZones({ cable: { length: 400, conductor: 1.5 } });
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent(/\d\.\d\d\sV$/);
});
