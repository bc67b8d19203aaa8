import { describe, expect, it, vi } from 'vitest';
import { pngOf } from '../testing/png.ts';
import { svg } from '../testing/uploads.ts';
import { pictureEncoder } from './encodeApart.ts';

// A process for pictures starts with the first of them.
vi.setConfig({ testTimeout: 60_000 });

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

  it.each([
    ['takes too long', ENDLESS, { patience: 1_500 }],
    ['grows too large', VAST, { maxMemory: 3e8 }],
  ])('ends with a picture over which it %s, and the next one is encoded', async (_, bytes, limits) => {
    const encode = pictureEncoder(limits);
    expect((await encode(GOOD))?.size).toBe(3);
    const [bad, good] = await Promise.allSettled([encode(bytes), encode(GOOD)]);
    expect(bad).toMatchObject({
      status: 'rejected',
      reason: { status: 400, message: expect.stringMatching(/too much time or memory/) },
    });
    expect(good.status).toBe('fulfilled');
  });
});
