import { expect, test } from 'vitest';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { installationDocument } from './installationDocument.ts';

test('a comma or a point stands clear of a 7 before it and of a 1 after it', () => {
  const page = sampleOrder(planOf([[400]], { a: 9 }));
  const named = { ...page, data: { ...page.data, name: '7,1 – 5,2' } };
  const { content } = installationDocument({
    page: named,
    language: 'PL',
    t: sampleTranslate('PL'),
    url: 'https://lumitor.example',
  });
  const [, shifts = ''] =
    /dx="([^"]*)"[^>]*>7,1 – 5,2</.exec(JSON.stringify(content).replaceAll('\\"', '"')) ?? [];
  expect(shifts.split(' ').map(Number)).toEqual([0, expect.closeTo(1, 3), expect.closeTo(0.65, 3)]);
});
