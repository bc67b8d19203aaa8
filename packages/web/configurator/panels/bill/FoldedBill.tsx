import { loadPercent } from '@lumitor/domain/quote/power';
import type { Quote } from '@lumitor/domain/quote/quote';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useQuote } from '../../../visitor/derived.ts';
import { Figure } from './Figure.tsx';
import styles from './FoldedBill.module.css';
import { Load } from './Load.tsx';
import { Total } from './Total.tsx';

interface FoldedBillProps {
  onSummary: () => void;
  summaryLabel?: string | undefined;
  onUnfold: () => void;
}

function LoadedFoldedBill({ quote, onSummary, summaryLabel, onUnfold }: FoldedBillProps & { quote: Quote }) {
  const { t } = useTranslation();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
  }, []);
  const { totalItems, totalPower, isPowerUnknown, isPowerExceeded, parts } = quote;
  const supply = parts.zones > 1 ? null : quote.supply;
  const isEmpty = parts.totalLength === 0;
  return (
    <Panel as="section" data-bill="" className={styles.folded} aria-label={t('bill.title')}>
      <Load
        name=""
        label={t('bill.load')}
        load={totalPower}
        isUnknown={isPowerUnknown}
        supply={supply}
        isShown={isShown}
      >
        {supply !== null && !isPowerExceeded && !isPowerUnknown && (
          <span>{t('bill.reserve', { percent: 100 - loadPercent(totalPower, supply) })}</span>
        )}
      </Load>
      <div className={styles.total}>
        <p>
          <Total
            quote={quote}
            figure={(amount, basis) => <Figure key={basis} value={amount} isShown={isShown} />}
          >
            {' '}
            · {t('bill.pieces', { count: totalItems })}
          </Total>
        </p>
        <IconButton
          size="small"
          icon="chevronUp"
          label={t('canvas.openBill')}
          aria-expanded={false}
          onClick={onUnfold}
        />
      </div>
      <Button
        data-bill="action"
        variant="primary"
        disabledReason={isEmpty ? t('bill.summaryNeeds') : undefined}
        onClick={onSummary}
      >
        {summaryLabel ?? t('bill.summary')}
      </Button>
    </Panel>
  );
}

export default function FoldedBill(props: FoldedBillProps) {
  const quote = useQuote();
  return quote && <LoadedFoldedBill {...props} quote={quote} />;
}
