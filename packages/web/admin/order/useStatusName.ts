import type { OrderStatus, OrdersSettings } from '@lumitor/domain/settings/orders';
import { useLocale } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';

/** How the shop calls a status; the product's word where it has none of its own. */
export function useStatusName({ statusNames }: OrdersSettings): (status: OrderStatus) => string {
  const translate = useTranslate();
  const language = useLocale().toUpperCase();
  return (status) => statusNames[status]?.[language] || translate(`order.statuses.${status}`);
}
