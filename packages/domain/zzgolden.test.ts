import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { it } from 'vitest';
import { orderDxf } from './dxf/orderDxf.ts';
import { orderIfc } from './ifc/orderIfc.ts';
import { orderCommissioning } from './lists/commissioning.ts';
import { siteCells } from './lists/measurements.ts';
import { mountingList } from './lists/mountingList.ts';
import { orderInstallation } from './order/orderInstallation.ts';
import type { ShownOrder } from './order/shownOrder.ts';
import { orderDocument } from './pdf/orderDocument.ts';
import { labelSheets, labelsOf } from './pdf/labels.ts';
import { installationDocument } from './sheets/installationDocument.ts';
import { arbitraryPlan, loadedPlan } from './testing/arbitraryPlan.ts';
import { arbitraryWires, wiredBy } from './testing/drawnDxf.ts';
import { EVERYTHING } from './testing/everything.ts';
import { sampleOrder, sampleTranslate } from './testing/sampleOrder.ts';

it('golden', () => {
  const dir = process.env.GOLDEN as string;
  mkdirSync(dir, { recursive: true });
  const plans = [
    EVERYTHING,
    ...fc.sample(arbitraryPlan, { seed: 7, numRuns: 8 }),
    ...fc.sample(
      fc.tuple(loadedPlan, arbitraryWires).map(([plan, wires]) => wiredBy(plan, wires)),
      { seed: 8, numRuns: 8 },
    ),
  ];
  const times: Record<string, number> = {};
  const sums: string[] = [];
  for (const [index, plan] of plans.entries())
    for (const [language, choice] of [['PL', undefined], ['DE', { paper: 'A4', scale: null }]] as const) {
      const t = sampleTranslate(language);
      const page: ShownOrder = sampleOrder(plan, language);
      const installation = orderInstallation(page);
      const url = 'http://x/y';
      const groups = () => mountingList({ page, installation, language, t });
      const outs: Record<string, () => unknown> = {
        dxf: () => orderDxf(page, installation, language, t, choice as never),
        ifc: () => orderIfc(page, installation, language, t),
        order: () => orderDocument({ page, language, t, url }),
        sheets: () => installationDocument({ page, language, t, url, choice: choice as never }),
        mounting: () => groups(),
        labels: () => labelSheets({ labels: labelsOf(groups(), language), reference: 'r', urlOf: (key) => key, language, t }),
        commissioning: () => orderCommissioning(page, installation, language, t),
        site: () => siteCells(installation, new Map(), language, t),
      };
      for (const [name, make] of Object.entries(outs)) {
        const begin = process.cpuUsage();
        let text: string;
        try {
          const made = make();
          text = typeof made === 'string' ? made : JSON.stringify(made, null, 1);
        } catch (error) {
          text = `threw ${error}`;
        }
        const used = process.cpuUsage(begin);
        times[name] = (times[name] ?? 0) + used.user / 1000;
        writeFileSync(`${dir}/${index}-${language}-${name}.txt`, text);
        sums.push(`${index} ${language} ${name} ${createHash('sha1').update(text).digest('hex')}`);
      }
    }
  writeFileSync(`${dir}/sums`, sums.join('\n'));
  console.log(times);
}, 300_000);
