import { expect, test } from 'vitest';
import { weakestOf } from '../installation/installation.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { formatVolts } from '../translation/figures.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { zoneTable } from './installationTables.ts';

const t = sampleTranslate('EN');
const MARKED = /\d\*/;

test('the table of circuit parts marks figures that leave out an unknown cable, and explains the mark', () => {
  const feeds = [
    { id: 'f1', stepId: 's0', at: 0, cable: { length: 1250, conductor: 1.5 } },
    { id: 'f2', stepId: 's1', at: 300 },
  ];
  const cuts = [{ stepId: 's1', at: 0 }];
  const page = sampleOrder({
    ...planOf([[400], [300]], { a: 6 }),
    wiring: { ...NO_WIRING, feeds, cuts },
  });
  const installation = orderInstallation(page);
  if (!installation) throw new Error('The sample order has no installation.');
  const table = zoneTable({ page, rows: [], luminaires: [], installation, light: null, language: 'EN', t });
  const marked = table?.rows.map(
    (row) => row.filter((cell) => MARKED.test(cell) || cell.endsWith('*')).length,
  );
  expect(marked).toEqual([0, 3]);
  expect(table?.remark).toBe('* without the supply’s cable');
  const weakest = weakestOf(installation);
  const shown = formatVolts(weakest?.voltage ?? 0, 'EN').split('\u00a0')[0] as string;
  expect(table?.rows.some((row) => row.some((cell) => cell.startsWith(shown)))).toBe(true);
});
