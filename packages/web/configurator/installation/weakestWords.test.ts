import type { Feed } from '@lumitor/domain/kinds/feed/feed';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { zoneTable } from '@lumitor/domain/sheets/installationTables';
import { planOf } from '@lumitor/domain/testing/arbitraryPlan';
import { edited } from '@lumitor/domain/testing/sampleLayouts';
import { sampleOrder, sampleTranslate } from '@lumitor/domain/testing/sampleOrder';
import { NO_WIRING } from '@lumitor/domain/wiring/wiring';
import { expect, test } from 'vitest';
import { weakestWords } from './weakestWords.ts';

const t = sampleTranslate('EN');
const LONG = { length: 2000, conductor: 1.5 };

function leastOf(...feeds: Feed[]): { screen: string; table: string; remark: string } {
  const plan = planOf([[400]], { a: 4 });
  const layout = edited(plan.layout, {
    kind: 'duplicateIsland',
    stepId: 's0',
    id: 'i',
    by: { x: 0, y: 300 },
  });
  const page = sampleOrder({ ...plan, layout, wiring: { ...NO_WIRING, feeds } });
  const installation = orderInstallation(page);
  if (!installation) throw new Error('The sample order has no installation');
  const table = zoneTable({ page, rows: [], luminaires: [], installation, light: null, language: 'EN', t });
  const column = table?.columns.findIndex(({ head }) => head === t('sheet.leastVoltage')) ?? -1;
  return {
    screen: weakestWords(installation, t, 'EN') ?? '',
    table: table?.rows[0]?.[column] ?? '',
    remark: table?.remark ?? '',
  };
}
const voltageIn = (words: string) => /\d+\.\d\d/.exec(words)?.[0];

test('the least voltage is the same on screen and on the sheets, to the hundredth', () => {
  const least = leastOf({ id: 'f1', stepId: 's0', at: 0, cable: LONG }, { id: 'f2', stepId: 'i', at: 0 });
  expect(voltageIn(least.screen)).toBeDefined();
  expect(voltageIn(least.table)).toBe(voltageIn(least.screen));
});

test('the least voltage mentions an unknown cable only if that cable feeds its network', () => {
  const adjacent = leastOf({ id: 'f1', stepId: 's0', at: 0, cable: LONG }, { id: 'f2', stepId: 'i', at: 0 });
  expect(adjacent.screen).not.toContain(t('wiring.withoutCable'));
  expect(adjacent.table).not.toContain('*');
  expect(adjacent.remark).toBe(`* ${t('wiring.withoutCable')}`);

  const undescribed = leastOf(
    { id: 'f1', stepId: 's0', at: 0 },
    { id: 'f2', stepId: 's0', at: 400, cable: LONG },
    { id: 'f3', stepId: 'i', at: 0, cable: { length: 1, conductor: 16 } },
    { id: 'f4', stepId: 'i', at: 400, cable: { length: 1, conductor: 16 } },
  );
  expect(undescribed.screen).toContain(t('wiring.withoutCable'));
  expect(undescribed.table).toMatch(/^\d+\.\d\d\* \(L\d+\)$/);
});
