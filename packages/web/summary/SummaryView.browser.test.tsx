import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import type { Ms } from '@lumitor/domain/units';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NO_REFLINK, reflinkStore } from '../data/reflinkStore.ts';
import { mount, openWork } from '../testing/mount.tsx';
import SummaryView from './SummaryView.tsx';

const GIVEN_UP: Ms = 200_000;

afterEach(() => vi.useRealTimers());

it('removes the failure of a save once the network is back', async () => {
  await page.viewport(1440, 900);
  await openWork({ plan: { layout: layoutOf([200]), name: 'Offline' } });
  const screen = await mount(<SummaryView onClose={() => undefined} />);
  const save = screen.getByRole('button', { name: 'Save the order' });
  await expect.element(save).toBeEnabled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  await save.click();
  const failed = screen.getByText('Saving failed');
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(GIVEN_UP);
      return failed.elements().length;
    })
    .toBe(1);
  dispatchEvent(new Event('online'));
  await expect.element(failed).not.toBeInTheDocument();
  await expect.element(save).toBeEnabled();
});

it('names the partner of the opened link next to the save form', async () => {
  await openWork({ plan: { layout: layoutOf([200]) } });
  const screen = await mount(<SummaryView onClose={() => undefined} />);
  await expect.element(screen.getByRole('heading', { name: 'Save the order' })).toBeVisible();
  expect(screen.getByText('Partner:').elements()).toHaveLength(0);
  reflinkStore.setState({ status: 'valid', id: 'p1', name: 'Studio Jana' });
  await expect.element(screen.getByText('Partner: Studio Jana')).toBeVisible();
  reflinkStore.setState(NO_REFLINK, true);
});
