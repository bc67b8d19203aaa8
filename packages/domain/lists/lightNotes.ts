import type { OrderLight } from '../order/orderLight.ts';
import type { RecordData } from '../order/record.ts';
import type { Plan } from '../plan/plan.ts';
import { wordsIn } from '../translation/articleTexts.ts';
import type { Translate } from '../translation/lookup.ts';
import { storedTitle } from './recordRows.ts';

/** Over what an order's room measures: where it is an estimate, that is said where the figures are. */
export function lightTitle(
  title: string,
  { isEstimate }: Pick<OrderLight, 'isEstimate'>,
  t: Translate,
): string {
  return isEstimate ? t('parts.lightGuessed', { title }) : title;
}

/** What must be said beside what an order's room measures: what it is, and what it rests on. */
export function lightNotes(
  { isEstimate, dark }: OrderLight,
  { lines, target }: Pick<RecordData, 'lines' | 'target'>,
  { room }: Pick<Plan, 'room'>,
  language: string,
  t: Translate,
): string[] {
  const titles = dark.flatMap((id) => {
    const line = lines.find(({ articleId }) => articleId === id);
    return line ? [storedTitle(line, language)] : [];
  });
  return [
    ...(target ? [`${t('parts.lightUse')}: ${wordsIn(target.titles, language)} (${target.source}).`] : []),
    t('parts.lightAid', { height: room?.plane ?? 0 }),
    ...(isEstimate ? [t('parts.lightEstimate')] : []),
    ...(titles.length > 0 ? [t('parts.lightDark', { titles: titles.join(', ') })] : []),
  ];
}
