import { editLayout } from '@lumitor/domain/kinds/rail/editLayout';
import { formatMoney } from '@lumitor/domain/quote/money';
import { usePriceChange } from '../../../parts/usePriceChange.ts';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { useConfigurator, usePlan } from '../../../visitor/configuratorStore.ts';
import { addingNext } from '../../../visitor/editing.ts';
import styles from './Dock.module.css';

/** Change of the total by the next rail with its parts; empty if unknown. */
export default function AddedPrice() {
  const { language } = useTranslation();
  const { currency } = usePricing().terms;
  const changeBy = usePriceChange();
  const plan = usePlan();
  const next = useConfigurator((state) => state.next);
  const { layout = null } = editLayout(plan.layout, addingNext(plan, next, ' '));
  const added = layout && changeBy({ ...plan, layout });
  if (added === null) return null;
  return <span className={styles.added}>+ {formatMoney(added, currency, language)}</span>;
}
