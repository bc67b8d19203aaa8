import type { CartPreview, FilledCart } from '@lumitor/domain/cart/preview';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import { useState } from 'react';
import { type CartSource, fillCart } from '../../data/carts.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './CartDialog.module.css';

type Outcome = FilledCart | 'working' | 'tooMany' | 'failed';

const isFilled = (outcome: Outcome | null): outcome is FilledCart =>
  typeof outcome === 'object' && outcome !== null;

/** First what the shop does not have. */
function Missing({ cart: { missing, shop, target } }: { cart: CartPreview }) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={t('cart.missing', { count: missing.length, shop })}>
      {target !== 'oci' && <p>{t('cart.missingHint')}</p>}
      <ul className={styles.list}>
        {missing.map(({ code, title, quantity, reason }) => (
          <li key={`${code} ${title}`}>
            <span>
              {title}
              <small>{[code, t(`cart.reason_${reason}`)].filter(Boolean).join(' · ')}</small>
            </span>
            <span>{t('cart.pieces', { count: quantity })}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Amounts({ cart: { amounts, currency } }: { cart: CartPreview }) {
  const { t, language } = useTranslation();
  const money = (amount: number) => formatMoney(cents(amount), currency, language);
  const rows = [
    [t('cart.covered'), amounts.covered],
    [t('cart.notCovered'), amounts.missing],
    [t('cart.discount'), -amounts.discount],
  ] as const;
  const isSum = amounts.covered === amounts.net;
  return (
    <dl className={styles.amounts}>
      {rows
        .filter(([, amount], place) => amount !== 0 && !(isSum && place === 0))
        .map(([label, amount]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} =`}>{money(amount)}</dd>,
        ])}
      <dt>{t('cart.net')}</dt>
      <dd>{money(amounts.net)}</dd>
    </dl>
  );
}

function Filled({ cart, filled }: { cart: CartPreview; filled: FilledCart }) {
  const { t, language } = useTranslation();
  const { shop, amounts, currency } = cart;
  const { net, differing } = filled;
  if (net === null) return <Notice tone="success">{t('cart.sent', { shop })}</Notice>;
  const there = filled.currency === 'EUR' ? 'EUR' : 'PLN';
  const isEqual = net === amounts.net && filled.currency === currency;
  const ours = formatMoney(cents(amounts.net), currency, language);
  return (
    <Notice
      tone={differing.length > 0 ? 'warning' : 'success'}
      title={t('cart.theirs', { shop, amount: formatMoney(cents(net), there, language) })}
    >
      <p>{isEqual ? t('cart.equal') : t('cart.unequal', { amount: ours })}</p>
      {differing.length > 0 && (
        <p>{t('cart.differing', { titles: differing.map(({ title }) => title).join(', ') })}</p>
      )}
    </Notice>
  );
}

/** A form, as the page that transfers the cart needs the key of an offer outside its address. */
function Transfer({ source: { id, offer }, label }: { source: CartSource; label: string }) {
  const { language } = useTranslation();
  const fields = { language, ...(offer && { key: offer.key, position: String(offer.position) }) };
  return (
    <form method="post" action={`/oci/${encodeURIComponent(id)}`}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary">
        {label}
      </Button>
    </form>
  );
}

interface CartDialogProps {
  cart: CartPreview;
  source: CartSource;
  onClose: () => void;
}

export default function CartDialog({ cart, source, onClose }: CartDialogProps) {
  const { t, language } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { target, shop, link, packs, isTooLong } = cart;
  const fill = async () => {
    setOutcome('working');
    setOutcome(await fillCart(source, language));
  };
  const isWorking = outcome === 'working';
  const open = isFilled(outcome) ? outcome.link : link;
  const act = () => {
    if (target === 'oci') return <Transfer source={source} label={t('cart.review')} />;
    if (open)
      return (
        <NewTabLink href={open} className={styles.act}>
          {t('cart.toCart')}
        </NewTabLink>
      );
    if (isFilled(outcome) || isTooLong) return null;
    return (
      <Button variant="primary" aria-busy={isWorking} onClick={() => !isWorking && void fill()}>
        {t(isWorking ? 'cart.working' : target === 'webhook' ? 'cart.send' : 'cart.fill')}
      </Button>
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={target === 'oci' ? t('cart.openOci') : t('cart.title', { shop })}
      closeLabel={t('cart.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cart.close')}</Button>
          {act()}
        </>
      }
    >
      <div className={styles.body}>
        {isFilled(outcome) && <Filled cart={cart} filled={outcome} />}
        <Missing cart={cart} />
        {packs.length > 0 && (
          <ul className={styles.list}>
            {packs.map((each) => (
              <li key={each.code}>{t('cart.packs', each)}</li>
            ))}
          </ul>
        )}
        <Amounts cart={cart} />
        {(target === 'shopify' || target === 'woocommerce') && (
          <p className={styles.note}>{t('cart.ownPrices', { shop })}</p>
        )}
        {isTooLong && <Notice tone="error">{t('cart.tooLong')}</Notice>}
        {(outcome === 'failed' || outcome === 'tooMany') && (
          <Notice tone="error">{t(`cart.${outcome}`, { shop })}</Notice>
        )}
      </div>
    </Dialog>
  );
}
