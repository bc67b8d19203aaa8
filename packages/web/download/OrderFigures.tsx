import type { OrderPage } from '@lumitor/domain/order/record';
import { factsOf, powerInWords } from '../parts/facts.ts';
import { TotalsBlock } from '../parts/TotalsBlock.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Gauge } from '../ui/Gauge.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './OrderFigures.module.css';

/** Total, power, and what the order is made of. */
export function OrderFigures({ page }: { page: OrderPage }) {
  const { t, language } = useTranslation();
  const { data, order, vat } = page;
  return (
    <aside className={styles.figures}>
      <section>
        <h2>{t('download.totals')}</h2>
        <TotalsBlock totals={data.totals} currency={data.currency} showsGross={vat > 1} />
        <p className={styles.note}>{t('download.frozen')}</p>
      </section>
      <section>
        <h2>{t('download.facts')}</h2>
        {order.power > 0 && (
          <Gauge
            className={styles.gauge}
            label={t('parts.power')}
            value={data.totalPower}
            max={order.power}
            text={powerInWords(data.totalPower, order.power, language, t)}
          />
        )}
        {data.powerExceeded && (
          <p className={styles.exceeded}>
            <Icon name="warning" size={16} />
            {t('parts.powerExceeded')}
          </p>
        )}
        <dl className={styles.facts}>
          {factsOf(page, language, t).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  );
}
