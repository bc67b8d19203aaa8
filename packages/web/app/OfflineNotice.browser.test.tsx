import { beforeEach, expect, it, vi } from 'vitest';
import { mount, openWork } from '../testing/mount.tsx';
import OfflineNotice from './OfflineNotice.tsx';

beforeEach(() => openWork());

/** Resolves at the next event of the picture. */
const next = (picture: HTMLImageElement, type: 'error' | 'load') =>
  new Promise<void>((resolve) => picture.addEventListener(type, () => resolve(), { once: true }));

it('requests pictures again that failed, once the network is back, and no others', async () => {
  const screen = await mount(
    <>
      <OfflineNotice />
      <img alt="broken" src="/broken.png" />
      <img alt="fine" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />
    </>,
  );
  const picture = (name: string) => screen.getByRole('img', { name }).element() as HTMLImageElement;
  const [broken, fine] = [picture('broken'), picture('fine')];
  if (!broken.complete) await next(broken, 'error');
  await expect.poll(() => fine.complete).toBe(true);
  const loadedAgain = vi.fn();
  fine.addEventListener('load', loadedAgain);
  const requestedAgain = next(broken, 'error');
  dispatchEvent(new Event('online'));
  await requestedAgain;
  expect(loadedAgain).not.toHaveBeenCalled();
});
