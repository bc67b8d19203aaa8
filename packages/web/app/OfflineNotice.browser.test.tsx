import { beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { expectAccessible } from '../testing/accessible.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { goOffline } from '../testing/service.ts';
import OfflineNotice from './OfflineNotice.tsx';

beforeEach(() => openWork());

const failureOf = (picture: HTMLImageElement) =>
  new Promise<void>((resolve) => picture.addEventListener('error', () => resolve(), { once: true }));

it('reloads only failed pictures once the network is back', async () => {
  const fineLoads = vi.fn();
  const screen = await mount(
    <>
      <OfflineNotice />
      <img alt="broken" src="/broken.png" />
      <img alt="fine" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" onLoad={fineLoads} />
    </>,
  );
  const broken = screen.getByRole('img', { name: 'broken' }).element() as HTMLImageElement;
  if (!broken.complete) await failureOf(broken);
  await expect.poll(() => fineLoads.mock.calls.length).toBe(1);
  const requestedAgain = failureOf(broken);
  dispatchEvent(new Event('online'));
  await requestedAgain;
  expect(fineLoads).toHaveBeenCalledTimes(1);
});

it('reports a lost network, can be folded, and ends with the network', async () => {
  const screen = await mount(<OfflineNotice />);
  const notice = screen.getByText(/^No internet connection. Your project is saved in this browser/);
  await expect.element(notice).not.toBeInTheDocument();
  const reconnect = goOffline();
  await expect.element(notice).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Collapse' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Offline: details' }).click();
  await expect.element(notice).toBeVisible();
  reconnect();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['in the administration', '/admin/klienci', /^No internet connection. Keep this tab open/],
  ['on the page of an order', '/pobierz/o1', /^No internet connection. This page shows/],
  ['on the page of an offer', '/osadzony/oferta/o1', /^No internet connection. This page shows/],
])('promises no stored project %s', async (_, path, text) => {
  const screen = await mount(
    <Router hook={memoryLocation({ path }).hook}>
      <OfflineNotice />
    </Router>,
  );
  goOffline();
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/Your project is saved/).query()).toBeNull();
});
