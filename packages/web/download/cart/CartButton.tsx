import { useState } from 'react';
import { type CartSource, fetchCart } from '../../data/carts.ts';
import { useRequest } from '../../data/useRequest.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { onDemand, orNothing } from '../../ui/later.tsx';

const CartDialog = onDemand(orNothing(() => import('./CartDialog.tsx')));

const LABELS = {
  shopify: 'cart.open',
  woocommerce: 'cart.open',
  webhook: 'cart.openEvent',
  oci: 'cart.openOci',
} as const;

/** Shown if the shop's cart, or the purchasing system that opened the page, takes the order (D78). */
export function CartButton({ source }: { source: CartSource }) {
  const { t, language } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { id, offer } = source;
  const { value: cart } = useRequest(`${id} ${offer?.position ?? ''} ${language}`, (signal) =>
    fetchCart(source, language, signal),
  );
  if (!cart) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(LABELS[cart.target], { shop: cart.shop })}</Button>
      {isOpen && <CartDialog cart={cart} source={source} onClose={() => setOpen(false)} />}
    </>
  );
}
