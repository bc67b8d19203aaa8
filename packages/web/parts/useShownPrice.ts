import { grossPrice } from '@lumitor/domain/quote/grossPrice';
import type { Price } from '@lumitor/domain/quote/money';
import { useShowsGross } from '../visitor/derived.ts';
import { usePricing } from './usePricing.ts';

/** Formats a net unit price as gross or net, like the totals (D24). */
export function useShownPrice(): (price: Price | null) => string {
  const { money, terms } = usePricing();
  const showsGross = useShowsGross();
  return (price) => money(price !== null && showsGross ? grossPrice(price, terms.vatPercent) : price);
}
