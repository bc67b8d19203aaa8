import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it } from 'vitest';
import { mount, openWork, painted } from '../testing/mount.tsx';
import { planNow } from '../visitor/configuratorStore.ts';
import { openLine } from '../visitor/open.ts';
import { loadStorage, writeNow } from '../visitor/persistence.ts';
import { IN_USE } from '../visitor/stateKeys.ts';
import Configurator from './Configurator.tsx';
import { chosen, openFurnished } from './testing/furnished.ts';

const { setItem } = Storage.prototype;
afterEach(() => {
  Storage.prototype.setItem = setItem;
});

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

const lengths = () => planNow().layout.steps.map(({ frameLength }) => frameLength);
const storedSteps = () => JSON.parse(localStorage.getItem(IN_USE) ?? 'null')?.frame.steps.length;

it('reports a full storage while work goes on, and stores it once there is room', async () => {
  const { screen, bill } = await openFurnished({ plan: { layout: layoutOf([200]), choices: chosen() } });
  const add = screen.getByRole('button', { name: /^Add rail/ });
  fillStorage();
  await add.click();
  const notice = screen.getByRole('alert').filter({ hasText: 'The browser’s storage is full' });
  await expect.element(notice).toBeVisible();
  await add.click();
  expect(lengths()).toEqual([200, 100, 100]);
  await expect.element(bill.getByText(/^€/).first()).toBeVisible();
  expect(storedSteps()).toBeUndefined();

  // Room from the click on: earlier, the page would store by itself and remove the button.
  const free = () => {
    Storage.prototype.setItem = setItem;
  };
  document.addEventListener('click', free, { capture: true, once: true });
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(storedSteps()).toBe(3);
});

it('reports a browser without storage, and drawing continues', async () => {
  const { screen } = await openFurnished({ plan: { layout: layoutOf([200]), choices: chosen() } });
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  try {
    await screen.getByRole('button', { name: /^Add rail/ }).click();
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'The browser does not allow storage' }))
      .toBeVisible();
    expect(lengths()).toEqual([200, 100]);
  } finally {
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  }
  writeNow();
  expect(storedSteps()).toBe(2);
});

async function reopen() {
  openLine('standard', 'continue', await loadStorage());
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await import('./watches.ts');
  await painted();
  return screen;
}

it.each([
  ['no JSON', 'garbage'],
  ['JSON of another shape', '{"zoom":"large","frame":[1,2,3]}'],
])('sets aside stored work that is damaged, %s, and starts fresh with a notice', async (_, stored) => {
  await openWork();
  localStorage.setItem(IN_USE, stored);
  const screen = await reopen();
  const notice = screen.getByRole('status').filter({ hasText: 'The stored project was damaged' });
  await expect.element(notice).toBeVisible();
  expect(lengths()).toEqual([]);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /^Empty drawing/ }).click();
  await screen.getByRole('button', { name: /^Add rail/ }).click();
  await expect.poll(storedSteps).toBe(1);
  expect(Object.values(localStorage)).toContain(stored);

  await screen.unmount();
  const again = await reopen();
  await expect.element(again.getByRole('application')).toBeVisible();
  expect(lengths()).toEqual([100]);
  await expect.element(again.getByText('The stored project was damaged')).not.toBeInTheDocument();
});
