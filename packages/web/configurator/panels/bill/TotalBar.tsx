import { loadInWords } from '@lumitor/domain/lists/loadWords';
import type { Quote } from '@lumitor/domain/quote/quote';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useQuote } from '../../../visitor/derived.ts';
import { useGreatestLoad } from '../../../visitor/installation.ts';
import { Total } from './Total.tsx';
import styles from './TotalBar.module.css';

interface TotalBarProps {
  isOpen: boolean;
  onToggle: () => void;
}

function LoadedTotalBar({ quote, isOpen, onToggle }: TotalBarProps & { quote: Quote }) {
  const { t, language } = useTranslation();
  const isExceeded = useGreatestLoad(quote) > (quote.supply ?? Number.POSITIVE_INFINITY);
  const { totalItems, totalPower, isPowerUnknown } = quote;
  return (
    <button
      type="button"
      data-bill="action"
      className={styles.bar}
      aria-expanded={isOpen}
      data-warns={isExceeded}
      onClick={onToggle}
    >
      <span className={styles.sum}>
        <Total quote={quote}>
          , {t('bill.pieces', { count: totalItems })}, {isExceeded && <Icon name="warning" size={16} />}
          {loadInWords(totalPower, isPowerUnknown, language, t)}
        </Total>
      </span>
      <span className={styles.open}>
        <span className={styles.word}>{t(isOpen ? 'canvas.foldBill' : 'canvas.openBill')}</span>
        <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} />
      </span>
    </button>
  );
}

export default function TotalBar(props: TotalBarProps) {
  const quote = useQuote();
  return quote && <LoadedTotalBar {...props} quote={quote} />;
}
