import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pngOf } from '../testing/png.ts';
import { svg } from '../testing/uploads.ts';
import { pictureEncoder } from './encodeApart.ts';

describe('the process that pictures are encoded in', () => {
  /** Three hundred blurs, each of the whole: minutes of work in eight kilobytes. */
  const ENDLESS = Buffer.from(
    svg(
      `<filter id="f" x="-50%" y="-50%" width="200%" height="200%">${'<feGaussianBlur stdDeviation="1000"/>'.repeat(300)}</filter><rect width="100" height="100" filter="url(#f)"/>`,
    ),
  );
  /** A picture of 100 megapixels within a drawing, where no limit of pixels holds. */
  const VAST = Buffer.from(
    svg(
      `<image width="100" height="100" href="data:image/png;base64,${pngOf(10_000, 10_000).toString('base64')}"/>`,
    ),
  );
  const GOOD = Buffer.from(svg('<rect width="9" height="9"/>'));

  async function expectRefused(encoding: Promise<unknown>) {
    await expect(encoding).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/too much time or memory/),
    });
  }

  it('ends with a picture over which it takes too long, and the next one is encoded', async () => {
    // Its patience alone: a process has all the time that it needs to start.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const encode = pictureEncoder({ patience: 1_500 });
    expect((await encode(GOOD))?.size).toBe(3);
    const [bad, good] = [encode(ENDLESS), encode(GOOD)];
    const refused = expectRefused(bad);
    await vi.advanceTimersByTimeAsync(1_500);
    await refused;
    expect((await good)?.size).toBe(3);
  });

  it('ends with a picture over which it grows too large, and the next one is encoded', async () => {
    const encode = pictureEncoder({ patience: 600_000, maxMemory: 3e8 });
    expect((await encode(GOOD))?.size).toBe(3);
    const [bad, good] = [encode(VAST), encode(GOOD)];
    await expectRefused(bad);
    expect((await good)?.size).toBe(3);
  });
});
