import { factsOf, lacksPowerIn, powerInWords, suppliesOf } from '@lumitor/domain/lists/facts';
import type { OrderPage } from '@lumitor/domain/order/record';
import { orderShowsGross } from '@lumitor/domain/order/worth';
import { formatDate } from '@lumitor/domain/translation/figures';
import { TotalsBlock } from '../parts/TotalsBlock.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Gauge } from '../ui/Gauge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './OrderFigures.module.css';

/** What the luminaires draw of what the supply gives. */
function PowerOfSupply({ page: { data, order } }: { page: OrderPage }) {
  const { t, language } = useTranslation();
  const supplies = suppliesOf({ order, data });
  const words = powerInWords(data.totalPower, lacksPowerIn({ order, data }), supplies, language, t);
  return (
    <div className={styles.power}>
      <p className={styles.row}>
        <span>{t('parts.power')}</span>
        <span>{words}</span>
      </p>
      <Gauge
        label={t('parts.power')}
        value={data.totalPower}
        max={order.power * (supplies?.count ?? 1)}
        text={words}
      />
      {data.powerExceeded && (
        <p className={styles.exceeded}>
          <Icon name="warning" size={16} />
          {t('parts.powerExceeded')}
        </p>
      )}
    </div>
  );
}

/** Total, power, and what the order is made of. */
export function OrderFigures({ page }: { page: OrderPage }) {
  const { t, language } = useTranslation();
  const { data, order, offered } = page;
  const facts = factsOf(page, language, t).filter(({ name }) => name !== 'power' || order.power === 0);
  return (
    <aside className={styles.figures}>
      <section>
        <h2>{t('download.totals')}</h2>
        <TotalsBlock totals={data.totals} currency={data.currency} showsGross={orderShowsGross(page)} />
        <p className={styles.note}>{t('download.frozen')}</p>
        {offered && (
          <Notice tone="info">
            {t('download.offered', { number: offered.number, date: formatDate(offered.at, language) })}
          </Notice>
        )}
      </section>
      <section>
        <h2>{t('download.facts')}</h2>
        {order.power > 0 && <PowerOfSupply page={page} />}
        <dl className={styles.facts}>
          {facts.map(({ name, label, value }) => (
            <div key={name} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  );
}
