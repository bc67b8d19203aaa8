import { describe, expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { addLightTargets, LIGHT_TARGETS } from './lightTargets.ts';

describe('the light targets that come with the product', () => {
  it('each name the table or publication that they are from, and say it in three languages', () => {
    for (const { source, titles } of LIGHT_TARGETS) {
      expect(source).toMatch(/^(EN|CIE) \d+(-\d)?:\d{4}\b.*tab\. \d+$/);
      expect(new Set(titles).size, titles[0]).toBeGreaterThan(1);
      expect(titles.every(Boolean)).toBe(true);
    }
    expect(new Set(LIGHT_TARGETS.map(({ key }) => key)).size).toBe(LIGHT_TARGETS.length);
  });

  it('are a greatest value in museums, which asks for no uniformity, and a least one elsewhere', () => {
    for (const { key, kind, uniformity } of LIGHT_TARGETS) {
      const isMuseum = key.startsWith('museum');
      expect([kind, uniformity === undefined], key).toEqual([isMuseum ? 'greatest' : 'least', isMuseum]);
    }
  });

  it('are put into a shop once: what it makes of them, or takes away, stays so', async () => {
    const { store } = (await freshService()).parts;
    const listed = () => store.list('lightTargets', { direction: 'asc' });
    await store.transaction(addLightTargets);
    const [first, second] = await listed();
    expect((await listed()).map(({ key }) => key)).toEqual(LIGHT_TARGETS.map(({ key }) => key));
    await store.remove('lightTargets', first?.id ?? '');
    await store.update('lightTargets', second?.id ?? '', { lux: 400 });
    const left = await listed();
    await store.transaction(addLightTargets);
    expect(await listed()).toEqual(left);
  });
});
