import type { OffersSettings } from './service.ts';

type QuietHours = Pick<OffersSettings, 'quietFrom' | 'quietTo'>;

/** First moment from `at` on outside the quiet hours, in the local time zone. */
export function afterQuietHours(at: Date, { quietFrom, quietTo }: QuietHours): Date {
  const hour = at.getHours();
  const isLate = quietFrom > quietTo && hour >= quietFrom;
  const isQuiet = quietFrom > quietTo ? isLate || hour < quietTo : hour >= quietFrom && hour < quietTo;
  if (!isQuiet) return at;
  const day = at.getDate() + (isLate ? 1 : 0);
  return new Date(at.getFullYear(), at.getMonth(), day, quietTo);
}
