import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { beforeEach, expect, it } from 'vitest';
import { page as window } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { OrderView } from './OrderView.tsx';

const order = sampleOrder(EVERYTHING, 'EN');

beforeEach(async () => {
  await window.viewport(1440, 900);
  await openWork();
});

it('has its tables, files and documents, without violations of accessibility', async () => {
  const screen = await mount(<OrderView page={order} />);
  for (const name of ['Parts list', 'Cut list'])
    await expect.element(screen.getByRole('table', { name })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Everything (ZIP)' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^Installation documents/ }))
    .toHaveAttribute('href', `/pobierz/${order.id}?montaz=`);
  await expectAccessible();
});

it('states the issues that were confirmed on saving', async () => {
  const overload = {
    kind: 'overload',
    key: 'overload',
    weight: 'confirm',
    figures: { load: 90, supply: 60, zones: 1 },
  };
  const data = { ...order.data, confirmed: [overload] } as typeof order.data;
  const screen = await mount(<OrderView page={{ ...order, data }} />);
  const notice = screen.getByRole('status').filter({ hasText: 'Confirmed on saving' });
  await expect.element(notice).toHaveTextContent(/draw 90\sW; the power supply delivers 60\sW/);
});

it('shows the whole drawing on a phone in landscape', async () => {
  await window.viewport(844, 390);
  const screen = await mount(<OrderView page={order} />);
  const drawing = screen.getByRole('img', { name: /^Layout/ });
  drawing.element().scrollIntoView({ block: 'center' });
  await expect.element(drawing).toBeInViewport({ ratio: 0.99 });
});

it.each([320, 390])('fits into %i px', async (width) => {
  await window.viewport(width, 844);
  const screen = await mount(<OrderView page={order} />);
  await expect.element(screen.getByRole('table', { name: 'Cut list' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
