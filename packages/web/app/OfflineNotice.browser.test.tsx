import { beforeEach, expect, it, vi } from 'vitest';
import { mount, openWork } from '../testing/mount.tsx';
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
