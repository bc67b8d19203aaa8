import type { OrderStatus, OrdersSettings } from '@lumitor/domain/settings/orders';
import { useLocale } from 'react-admin';
import { useSettings } from '../../data/settings.ts';
import { useTranslate } from '../words/useTranslate.ts';

/**
 * Shop's name of a status, or the default.
 * @param given settings that replace the loaded ones
 */
export function useStatusName(given?: OrdersSettings): (status: OrderStatus) => string {
  const translate = useTranslate();
  const language = useLocale().toUpperCase();
  const shown = useSettings()?.orders;
  const { statusNames } = given ?? shown ?? { statusNames: {} as OrdersSettings['statusNames'] };
  return (status) => statusNames[status]?.[language] || translate(`order.statuses.${status}`);
}
