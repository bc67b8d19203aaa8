import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pngOf } from '../testing/png.ts';
import { svg } from '../testing/uploads.ts';
import { pictureEncoder } from './encodeInWorker.ts';

describe('the process that encodes pictures', () => {
  /** Minutes of work in 8 kB. */
  const ENDLESS = Buffer.from(
    svg(
      `<filter id="f" x="-50%" y="-50%" width="200%" height="200%">${'<feGaussianBlur stdDeviation="1000"/>'.repeat(300)}</filter><rect width="100" height="100" filter="url(#f)"/>`,
    ),
  );
  /** 100 megapixels within a drawing, where pixel limits do not apply. */
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

  it('is ended by a picture that takes too long, and the next picture is encoded', async () => {
    // Starting the process takes real time.
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

  it('is ended by a picture that uses too much memory, and the next picture is encoded', async () => {
    const encode = pictureEncoder({ patience: 600_000, maxMemory: 3e8 });
    expect((await encode(GOOD))?.size).toBe(3);
    const [bad, good] = [encode(VAST), encode(GOOD)];
    await expectRefused(bad);
    expect((await good)?.size).toBe(3);
  });
});
