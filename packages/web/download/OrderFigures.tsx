import { factsOf, isUnderpoweredIn, powerInWords, suppliesOf } from '@lumitor/domain/lists/facts';
import type { OrderPage } from '@lumitor/domain/order/record';
import { orderShowsGross } from '@lumitor/domain/order/worth';
import { formatMoney } from '@lumitor/domain/quote/money';
import { formatDate } from '@lumitor/domain/translation/figures';
import { cents } from '@lumitor/domain/units';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';
import { TotalsBlock } from '../parts/TotalsBlock.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Gauge } from '../ui/Gauge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { CartButton } from './cart/CartButton.tsx';
import styles from './OrderFigures.module.css';

function PowerOfSupply({ page: { data, order } }: { page: OrderPage }) {
  const { t, language } = useTranslation();
  const supplies = suppliesOf({ order, data });
  const words = powerInWords(data.totalPower, isUnderpoweredIn({ order, data }), supplies, language, t);
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

export function OrderTotal({ page }: { page: OrderPage }) {
  const { t, language } = useTranslation();
  const { id, data, offered, hasCart } = page;
  return (
    <Panel as="section" aria-labelledby="order-total" className={styles.total}>
      <h2 id="order-total">{t('download.totals')}</h2>
      <TotalsBlock totals={data.totals} currency={data.currency} showsGross={orderShowsGross(page)} />
      <p className={styles.note}>{t('download.frozen')}</p>
      {offered && (
        <Notice tone="info">
          {t('download.offered', { number: offered.number, date: formatDate(offered.at, language) })}
        </Notice>
      )}
      {hasCart && (
        <div className={styles.cart}>
          <CartButton source={{ id }} />
        </div>
      )}
      <div className={styles.question}>
        <EnquiryButton orderId={id} />
      </div>
    </Panel>
  );
}

export function TotalBar({ page }: { page: OrderPage }) {
  const { t, language } = useTranslation();
  const { id, data } = page;
  const name = orderShowsGross(page) ? 'gross' : 'net';
  return (
    <div className={styles.bar}>
      <p>
        <b>{formatMoney(cents(data.totals[name]), data.currency, language)}</b>
        <span>{t(`parts.${name}`)}</span>
      </p>
      <EnquiryButton orderId={id} />
    </div>
  );
}

export function OrderFacts({ page }: { page: OrderPage }) {
  const { t, language } = useTranslation();
  const { order } = page;
  const facts = factsOf(page, language, t).filter(({ name }) => name !== 'power' || order.power === 0);
  return (
    <Panel as="section" aria-labelledby="order-facts">
      <h2 id="order-facts">{t('download.facts')}</h2>
      {order.power > 0 && <PowerOfSupply page={page} />}
      <dl className={styles.facts}>
        {facts.map(({ name, label, value }) => (
          <div key={name} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
