import { familyHang, lightHeight } from '../kinds/luminaire/aim.ts';
import { chosenIn } from '../quote/basis.ts';
import { familyOf } from '../quote/lines.ts';
import type { Cm } from '../units.ts';
import type { Examined } from './examine.ts';

export function railHeight({ plan, catalogue }: Pick<Examined, 'plan' | 'catalogue'>): Cm {
  const family = familyOf(catalogue.partTable, chosenIn(catalogue, plan.choices).connection);
  return lightHeight(plan.room?.height ?? null, familyHang(plan.hang, family), 0);
}
