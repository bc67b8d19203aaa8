import type { SiteEntry } from '@lumitor/domain/order/site';
import { EVERYTHING } from '@lumitor/domain/testing/everything';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { goOffline, openService } from '../testing/service.ts';
import { MountingView } from './MountingView.tsx';

const order = sampleOrder(EVERYTHING);
const SENT = 'POST /api/orders/:id/site';

beforeEach(async () => {
  await window.viewport(1440, 900);
  await openWork();
});

it.each([
  ['recessed, in the ceiling', { isRecessed: true }],
  ['suspended, suspension length 40 cm', { hang: 40 }],
  ['on the ceiling', { hang: 0 }],
])('the head of the mounting list says that rails are %s', async (words, stored) => {
  const page = { ...order, data: { ...order.data, ...stored } };
  const screen = await mount(<MountingView page={page} sought="" />);
  await expect.element(screen.getByText(words)).toBeVisible();
});

async function openList(sought = '') {
  await window.viewport(390, 800);
  const stored = new Map<string, SiteEntry>();
  const service = openService({
    'GET /api/orders/:id/site': () => ({ entries: [...stored.values()] }),
    [SENT]: ({ json }) => {
      for (const entry of (json as { entries: SiteEntry[] }).entries) stored.set(entry.key, entry);
      return json;
    },
  });
  const screen = await mount(<MountingView page={order} sought={sought} />);
  const item = (mark: string) => screen.getByRole('checkbox', { name: new RegExp(`^${mark} `) });
  await expect.element(item('L2')).toBeVisible();
  const sentKeys = () =>
    service
      .requests(SENT)
      .flatMap(({ json }) => (json as { entries: SiteEntry[] }).entries)
      .map(({ key, value }) => [key, value]);
  return {
    screen,
    item,
    row: (mark: string) => item(mark).element().closest('li') as HTMLElement,
    sentKeys,
    progress: screen.getByRole('status').filter({ hasText: /^\d+ of \d+$/ }),
    next: screen.getByRole('button', { name: 'Next item' }),
    stored: screen.getByText(/^Saved with the order at \d\d:\d\d/),
  };
}

function fillStorage(): () => void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const free = () => {
    Storage.prototype.setItem = setItem;
  };
  onTestFinished(free);
  return free;
}

describe('the mounting list on a phone', () => {
  it('ticks an item by its whole row or by keyboard, counts it, and sends it', async () => {
    const { screen, item, row, progress, next, stored, sentKeys } = await openList();
    await expect.element(item('L2')).toHaveAccessibleName(/cm from the start · .*zone Z\d/);
    await userEvent.click(row('L2'), { position: { x: 250, y: 20 } });
    await expect.element(item('L2')).toBeChecked();
    await expect.element(progress).toHaveTextContent(/^1 of /);
    await next.click();
    const [first] = screen.getByRole('checkbox', { checked: false }).elements();
    expect(document.activeElement).toBe(first);
    await expect.element(stored).toBeVisible();
    expect(sentKeys()).toEqual([['tick.L2', true]]);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('retains ticks without a network, counts them as unsent, and sends them afterwards', async () => {
    const { screen, item, stored, sentKeys } = await openList();
    await expect.element(stored).toBeVisible();
    const reconnect = goOffline();
    await item('L1').click();
    await item('L2').click();
    await expect.element(screen.getByText('2 entries not sent yet')).toBeVisible();
    expect(sentKeys()).toEqual([]);
    reconnect();
    await expect.element(stored).toBeVisible();
    expect(sentKeys()).toEqual([
      ['tick.L1', true],
      ['tick.L2', true],
    ]);
  });

  it('focuses and marks the item of a label', async () => {
    const { item, row } = await openList('L3');
    await expect.element(item('L3')).toHaveFocus();
    await expect.element(item('L3')).toBeInViewport();
    expect(row('L3').getAttribute('aria-current')).toBe('true');
  });

  it('reports a label of another order, and unreadable entries of this browser', async () => {
    localStorage.setItem(`site.${order.id}`, '{"broken');
    const { screen } = await openList('L99');
    await expect.element(screen.getByText(/^L99 is not on this list\./)).toBeVisible();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('cannot be read');
  });

  it('warns while a full browser cannot store unsent entries', async () => {
    const { screen, item, stored } = await openList();
    await expect.element(stored).toBeVisible();
    const reconnect = goOffline();
    const free = fillStorage();
    await item('L1').click();
    const alert = screen.getByRole('alert').filter({ hasText: 'The browser cannot store entries' });
    await expect.element(alert).toBeVisible();
    free();
    await item('L2').click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(item('L1')).toBeChecked();
    reconnect();
    await expect.element(stored).toBeVisible();
  });
});

describe('the measurements', () => {
  it('compare a voltage with the calculated one, and with what luminaires need', async () => {
    const { screen, sentKeys } = await openList();
    const volts = screen.getByRole('textbox', { name: /^Voltage at the last luminaire/ }).first();
    await expect.element(volts).toHaveAccessibleDescription(/^calculated /);
    await volts.fill('44.5');
    await expect.element(volts).not.toHaveAccessibleDescription(/less than calculated/);
    screen.getByRole('heading', { level: 1 }).element().scrollIntoView();
    await volts.click();
    (volts.element() as HTMLElement).blur();
    await expect
      .element(volts)
      .toHaveAccessibleDescription(/calculated .+ less than calculated.+Too low: at least \d/);
    await expect.poll(() => sentKeys().at(-1)?.[1]).toBe(44.5);
  });

  it('explain the rule of the insulation, refuse words, and accept “more than”', async () => {
    const { screen, sentKeys } = await openList();
    const isolation = screen.getByRole('textbox', { name: /^Insulation resistance of circuit/ }).first();
    await expect
      .element(isolation)
      .toHaveAccessibleDescription(/at least 0\.5\sMΩ at 250\sV DC \(SELV, IEC 60364-6/);
    const enter = async (typed: string) => {
      await isolation.fill(typed);
      (isolation.element() as HTMLElement).blur();
    };
    await enter('plenty');
    await expect.element(isolation).toHaveAccessibleDescription(/Enter a number from 0 to 100/);
    expect(sentKeys()).toEqual([]);
    await enter('>500');
    await expect.element(isolation).toHaveValue('500');
    await expect.poll(() => sentKeys().at(-1)?.[1]).toBe(500);
  });

  it('record tests, notes and who measured', async () => {
    const { screen, sentKeys } = await openList();
    await screen.getByRole('combobox', { name: 'Functional test of zone Z1' }).selectOptions('passed');
    const notes = screen.getByRole('textbox', { name: 'Notes on zone Z1' });
    await notes.fill('Supply behind the cabinet');
    const name = screen.getByRole('textbox', { name: 'Measured by' });
    await name.fill('Jan');
    (name.element() as HTMLElement).blur();
    await expect
      .poll(() => sentKeys().map(([, value]) => value))
      .toEqual([true, 'Supply behind the cabinet', 'Jan']);
    await expectAccessible();
  });
});
