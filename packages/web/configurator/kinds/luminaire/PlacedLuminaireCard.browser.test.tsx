import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork } from '../../../testing/mount.tsx';
import { arrangementNow } from '../../../visitor/arrangement.ts';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { panned } from '../../../visitor/projection.ts';
import Configurator from '../../Configurator.tsx';

async function mountFour() {
  const { layout, choices } = planOf([[300]], { a: 4 });
  const connection = { connectionId: 'black', systemId: 'onOff' };
  const room = newRoom(rectangle(600, 400, { x: -100, y: -200 }));
  await openWork({
    plan: { layout, room, choices: { ...choices, ...connection } },
    catalogue: catalogueOfPlans,
  });
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await import('../../watches.ts');
  await screen.getByRole('navigation').getByRole('button', { name: 'Luminaires' }).click();
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
  return screen;
}

const places = () => arrangementNow().luminaires.map(({ at }) => Math.round(at * 10) / 10);

it('shows the type and numbers of several luminaires, and spaces them', async () => {
  await page.viewport(1440, 900);
  const screen = await mountFour();
  configuratorStore.setState({
    selection: { kind: 'pieces', ids: arrangementNow().luminaires.map(({ id }) => id) },
  });
  const card = screen.getByRole('region', { name: 'Selected luminaires' });
  await expect.element(card).toHaveTextContent(/4 luminaires.*Luminaire a.*L1–L4/s);
  const spacing = card.getByRole('textbox', { name: 'Centre to centre' });
  await spacing.fill('50');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => places().map((at) => at - (places()[0] ?? 0))).toEqual([0, 50, 100, 150]);
});

it('a luminaire selected by keys stays visible above its card on a phone', async () => {
  await page.viewport(390, 844);
  const screen = await mountFour();
  await screen.getByRole('navigation').getByRole('button', { name: 'Luminaires' }).click();
  const drawing = screen.getByRole('application').element();
  configuratorStore.setState(({ view }) => ({ view: panned(view, 0, 260), isFramed: false }));
  for (const key of [']', ']', ']', ']']) {
    (drawing as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('region', { name: 'Selected luminaire' })).toBeVisible();
    const isAboveCard = () => {
      const ring = document.querySelector('circle[r="16"]')?.getBoundingClientRect();
      const { top, bottom } = drawing.getBoundingClientRect();
      return ring !== undefined && ring.top > top && ring.bottom < bottom;
    };
    await expect.poll(isAboveCard).toBe(true);
  }
});
