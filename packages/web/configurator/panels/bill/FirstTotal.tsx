import { Panel } from '../../../ui/Panel.tsx';
import { useQuote } from '../../../visitor/derived.ts';
import styles from './FirstTotal.module.css';
import { useTotal } from './useTotal.ts';

export function FirstTotal() {
  const quote = useQuote();
  const { amount, basis } = useTotal(quote);
  return (
    <Panel className={styles.panel}>
      {quote?.lines.length ? (
        <p>
          <b>{amount}</b> {basis}
        </p>
      ) : null}
    </Panel>
  );
}
