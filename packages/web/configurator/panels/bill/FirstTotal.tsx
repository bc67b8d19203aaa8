import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useQuote, useShowsGross } from '../../../visitor/derived.ts';
import styles from './FirstTotal.module.css';

/** Total where the bill will stand, until its script has come. */
export function FirstTotal() {
  const { t } = useTranslation();
  const { money } = usePricing();
  const quote = useQuote();
  const showsGross = useShowsGross();
  const amounts = quote?.lines.length ? quote.totals : null;
  return (
    <Panel className={styles.panel}>
      {amounts && (
        <p>
          <b>{money(showsGross ? amounts.gross : amounts.net)}</b> {t(showsGross ? 'bill.gross' : 'bill.net')}
        </p>
      )}
    </Panel>
  );
}
