import type { OrderStatus } from '@lumitor/domain/settings/orders';
import { useLocale } from 'react-admin';
import { useSettings } from '../../data/settings.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** How the shop calls a status; the product's word where it has none of its own. */
export function useStatusName(): (status: OrderStatus) => string {
  const translate = useTranslate();
  const names = useSettings()?.orders.statusNames;
  const language = (useLocale() ?? 'pl').toUpperCase();
  return (status) => names?.[status]?.[language] || translate(`orders.statuses.${status}`);
}
