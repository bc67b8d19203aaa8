import { describe, expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';
import { readInlinePicture } from './inlinePicture.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

describe('a picture embedded in an article as base64', () => {
  it('is read with and without the start of a data URL of any type', () => {
    for (const text of [PIXEL, `data:image/png;base64,${PIXEL}`, `data:text/html;base64,${PIXEL}\n`])
      expect(readInlinePicture(text)).toEqual({
        bytes: Buffer.from(PIXEL, 'base64'),
        mediaType: 'image/png',
      });
  });

  it.each(['', 'AAAA', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'data:image/png,abc'])(
    'is not found in %j',
    (text) => expect(readInlinePicture(text)).toBeNull(),
  );

  it('is shown to visitors of an article without a file, under a URL that changes with the article', async () => {
    const { parts, asVisitor } = await freshService();
    const shownImg = async () =>
      (await (await asVisitor('GET', '/api/snapshots/standard')).json()).bindings[0].img;
    const { id, version } = await parts.store.add('bindings', {
      ...SAMPLES.bindings,
      img: '',
      base64: PIXEL,
    });
    const address = await shownImg();
    expect(address).toBe(`/api/snapshots/pictures/bindings/${id}/${version}`);
    const answer = await asVisitor('GET', address);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(PIXEL, 'base64'));
    await parts.store.update('bindings', id, { base64: `${PIXEL} ` });
    expect(await shownImg()).not.toBe(address);
  });

  it('is replaced by the file of the article, and is not found if missing', async () => {
    const { parts, asVisitor } = await freshService();
    const img = '/files/images/a.webp';
    const { id } = await parts.store.add('bindings', { ...SAMPLES.bindings, img, base64: PIXEL });
    const { bindings } = await (await asVisitor('GET', '/api/snapshots/standard')).json();
    expect(bindings[0].img).toBe(img);
    const broken = await parts.store.add('bindings', { ...SAMPLES.bindings, img: '', base64: 'AAAA' });
    for (const path of [`bindings/${broken.id}/1`, 'bindings/nobody/1', `orders/${id}/1`])
      expect((await asVisitor('GET', `/api/snapshots/pictures/${path}`)).status).toBe(404);
  });
});
