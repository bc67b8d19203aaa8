import { formatWatts } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useQuote, useShowsGross } from '../../store/derived.ts';
import { usePricing } from '../choice/usePricing.ts';
import styles from './TotalBar.module.css';

/** The total where the bill has no room of its own: always in sight, and the bill behind it. */
export default function TotalBar({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t, language } = useTranslation();
  const { money } = usePricing();
  const showsGross = useShowsGross();
  const quote = useQuote();
  if (!quote) return null;
  const { lines, totals, totalItems, totalPower, isPowerExceeded } = quote;
  return (
    <button
      type="button"
      className={styles.bar}
      aria-expanded={isOpen}
      data-warns={isPowerExceeded}
      onClick={onToggle}
    >
      <span className={styles.sum}>
        <span className={styles.total}>
          {lines.length === 0 ? '—' : money(showsGross ? totals.gross : totals.net)}
        </span>
        <span className={styles.facts}>
          {t(showsGross ? 'bill.gross' : 'bill.net')}, {t('bill.pieces', { count: totalItems })},{' '}
          {isPowerExceeded && <Icon name="warning" size={16} />}
          {formatWatts(totalPower, language)}
        </span>
      </span>
      <span className={styles.open}>
        {t(isOpen ? 'canvas.foldBill' : 'canvas.openBill')}
        <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} />
      </span>
    </button>
  );
}
