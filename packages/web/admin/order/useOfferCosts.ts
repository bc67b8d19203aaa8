import { type UnitCosts, unitCosts } from '@lumitor/domain/order/margin';
import type { OfferAmounts } from '@lumitor/domain/order/offer';
import { useQuery } from '@tanstack/react-query';
import { allDocuments } from '../data/allDocuments.ts';
import { useMay } from '../data/useMay.ts';
import type { OrderAtWork } from './useOrder.ts';

/** Costs of the shown lines: those frozen with an issued offer, else the current ones; null if hidden or unknown. */
export function useOfferCosts(
  { page, work }: OrderAtWork,
  amounts: OfferAmounts,
  position: number | null,
): UnitCosts | null {
  const { read: maySee } = useMay('costs');
  const { data } = useQuery({ ...allDocuments('purchasePrices'), enabled: maySee });
  if (!maySee) return null;
  if (position !== null) return work.offerCosts?.[position] ?? null;
  return data ? unitCosts(amounts, data, page.data) : null;
}
