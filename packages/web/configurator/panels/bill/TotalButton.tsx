import type { Quote } from '@lumitor/domain/quote/quote';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useQuote } from '../../../visitor/derived.ts';
import { Total } from './Total.tsx';
import styles from './TotalBar.module.css';
import { useTotal } from './useTotal.ts';

interface TotalButtonProps {
  onOpen: () => void;
}

function LoadedTotalButton({ quote, onOpen }: TotalButtonProps & { quote: Quote }) {
  const { t } = useTranslation();
  const { amount, basis } = useTotal(quote);
  return (
    <button
      type="button"
      data-bill="action"
      className={styles.button}
      aria-label={`${amount} ${basis}. ${t('canvas.openBill')}`}
      data-tooltip={t('canvas.openBill')}
      onClick={onOpen}
    >
      <Total quote={quote} />
      <Icon name="chevronUp" size={16} />
    </button>
  );
}

export default function TotalButton(props: TotalButtonProps) {
  const quote = useQuote();
  return quote && <LoadedTotalButton {...props} quote={quote} />;
}
