import type { OfferHistoryEntry } from '@lumitor/domain/order/offerAnswer';
import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import { formatDate } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './OfferView.module.css';

interface OfferHistoryProps {
  history: readonly OfferHistoryEntry[];
  /** Position of the offer on the page. */
  current: number;
  currency: Currency;
  onOpen: (position: number) => void;
}

/** Each offer opens as it was. */
export function OfferHistory({ history, current, currency, onOpen }: OfferHistoryProps) {
  const { t, language } = useTranslation();
  const titleOf = (entry: OfferHistoryEntry) => {
    const values = { number: '', name: '', ...entry };
    return t(`offer.history_${entry.kind}`, values);
  };
  return (
    <Panel as="section" aria-labelledby="offer-history" className={styles.history}>
      <h2 id="offer-history">{t('offer.history')}</h2>
      <ol>
        {history.map((entry) => {
          const isCurrent = entry.kind === 'offer' && entry.position === current;
          return (
            <li key={`${entry.kind} ${entry.at}`} aria-current={isCurrent || undefined}>
              <p className={styles.entry}>
                {entry.kind === 'offer' && !isCurrent ? (
                  <button type="button" className={styles.reopen} onClick={() => onOpen(entry.position)}>
                    {titleOf(entry)}
                  </button>
                ) : (
                  <span>{titleOf(entry)}</span>
                )}
                {entry.kind === 'offer' && <b>{formatMoney(entry.net, currency, language)}</b>}
              </p>
              <time dateTime={entry.at}>{formatDate(entry.at, language, true)}</time>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
