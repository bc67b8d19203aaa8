import type { OrderStatus, OrdersSettings } from '@lumitor/domain/settings/orders';
import { useLocale } from 'react-admin';
import { useSettings } from '../../data/settings.ts';
import { useTranslate } from '../words/useTranslate.ts';

export function useStatusName(given?: OrdersSettings): (status: OrderStatus) => string {
  const translate = useTranslate();
  const language = useLocale().toUpperCase();
  const shown = useSettings()?.orders;
  const { statusNames } = given ?? shown ?? { statusNames: {} as OrdersSettings['statusNames'] };
  return (status) => statusNames[status]?.[language] || translate(`order.statuses.${status}`);
}
