import fc from 'fast-check';
import { orderDxf } from '../dxf/orderDxf.ts';
import { feedPlaces } from '../kinds/feed/positions.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { Plan } from '../plan/plan.ts';
import type { SheetChoice } from '../sheets/sheetChoice.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import { sampleOrder, sampleTranslate } from './sampleOrder.ts';

export function drawnDxf(plan: Plan, language = 'PL', choice?: SheetChoice) {
  const page = sampleOrder(plan, language);
  const installation = orderInstallation(page);
  const dxf = orderDxf(page, installation, language, sampleTranslate(language), choice);
  return { dxf, page, installation, pieces: orderLuminaires(page.data, page.plan) };
}

export const arbitraryWires = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 6 });

export function wiredBy(plan: Plan, wished: readonly (readonly [number, number, boolean])[]): Plan {
  const { steps } = plan.layout;
  const wiring: Wiring = { ...NO_WIRING, feeds: [], cuts: [] };
  for (const [index, [step, place, isCut]] of wished.entries()) {
    const run = steps[step % Math.max(1, steps.length)];
    if (!run) continue;
    const places = feedPlaces(run);
    const at = places[place % places.length] ?? 0;
    if (isCut) wiring.cuts.push({ stepId: run.id, at });
    else wiring.feeds.push({ id: `f${index}`, stepId: run.id, at });
  }
  return { ...plan, wiring };
}
