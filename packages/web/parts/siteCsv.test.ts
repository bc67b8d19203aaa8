import { siteRecord } from '@lumitor/domain/order/site';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { orderOf } from '@lumitor/domain/testing/storedOrder';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { expect, it } from 'vitest';
import { siteCsv } from './siteCsv.ts';

const t = ((key: string) => key.split('.')[1] ?? '') as Translate;

it('a commissioning record has one row per place, and no text from the site runs as a formula', () => {
  const order = orderOf({ ...EMPTY_PLAN, layout: layoutOf([200]), choices: sampleChoices });
  const record = siteRecord([
    { key: 'volts.F1', value: 47.9, at: 1_795_338_000_000 },
    { key: 'note.Z1', value: '=HYPERLINK("https://example.com");@SUM(A1)', at: 1_795_338_000_000 },
  ]);
  const lines = siteCsv(order, record, 'PL', t).trimEnd().split('\r\n');
  expect(lines[5]).toMatch(
    /^Z1;voltsAtFeed;47,9\u00a0V;48,00\u00a0V \(withoutCable\);lessThanComputed;least;fine;/,
  );
  expect(lines.at(-1)).toContain(`Z1;note;"'=HYPERLINK(""https://example.com"");'@SUM(A1)"`);
});
