import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useQuote, useShowsGross } from '../../../visitor/derived.ts';
import styles from './TotalBar.module.css';

/** Total in the tool line while the bill is folded; opens the bill (D12b). */
export default function TotalButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const { money } = usePricing();
  const quote = useQuote();
  const showsGross = useShowsGross();
  if (!quote) return null;
  const { lines, totals } = quote;
  const total = lines.length > 0 ? money(showsGross ? totals.gross : totals.net) : '—';
  const kind = t(showsGross ? 'bill.gross' : 'bill.net');
  return (
    <button
      type="button"
      data-bill="action"
      className={styles.button}
      aria-label={`${total} ${kind}. ${t('canvas.openBill')}`}
      data-tooltip={t('canvas.openBill')}
      onClick={onOpen}
    >
      <b>{total}</b> <span>{kind}</span>
      <Icon name="chevronUp" size={16} />
    </button>
  );
}
