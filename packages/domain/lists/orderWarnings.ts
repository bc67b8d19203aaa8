import type { ShownOrder } from '../order/shownOrder.ts';
import type { Translate } from '../translation/lookup.ts';
import { impossibleIn } from './impossible.ts';

/** What was wrong with an order and was confirmed when it was saved, a sentence each. */
export function orderWarnings({ data, plan }: Pick<ShownOrder, 'data' | 'plan'>, t: Translate): string[] {
  const missing = data.lines.filter(({ kind, missing }) => missing && kind !== 'rules');
  const codes = missing.map(({ code }) => code).filter(Boolean);
  const isUnruled = data.lines.some(({ kind }) => kind === 'rules');
  return [
    impossibleIn(plan.layout, t),
    data.powerExceeded ? t('parts.powerExceeded') : null,
    codes.length > 0 ? t('download.missing', { codes: codes.join(', ') }) : null,
    isUnruled ? t('download.unruled') : null,
  ].filter((text) => text !== null);
}
