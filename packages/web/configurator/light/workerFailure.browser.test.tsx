import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { binding } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it } from 'vitest';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { chosen, openFurnished, SHOP } from '../testing/furnished.ts';

const InWindow = globalThis.Worker;
afterEach(() => {
  globalThis.Worker = InWindow;
});

/** As if the code of the worker could not be loaded. */
class FailingWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new ErrorEvent('error')));
  }
  postMessage() {}
  terminate() {}
}

it('reports a light that could not be computed, and computes it on another try', async () => {
  const { screen } = await openFurnished({
    catalogue: {
      ...SHOP,
      bindings: [...SHOP.bindings, binding('lamp', { title: 'Lamp', lumens: 2100, beam: 60 })],
    },
    plan: {
      layout: layoutOf([400]),
      room: { ...newRoom(rectangle(600, 400, { x: 0, y: 0 })), use: 'office' },
      choices: chosen({ id: 'lamp', quantity: 4 }),
    },
  });
  globalThis.Worker = FailingWorker as unknown as typeof Worker;
  configuratorStore.setState({ mode: 'light' });
  const readings = screen.getByRole('region', { name: 'Light readings' });
  const failure = readings.getByRole('alert').filter({ hasText: 'The light could not be calculated.' });
  await expect.element(failure).toBeVisible();
  globalThis.Worker = InWindow;
  await readings.getByRole('button', { name: 'Try again' }).click();
  await expect.element(readings.getByRole('meter', { name: 'Average illuminance' })).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});
