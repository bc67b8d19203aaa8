/** The first moment of a day of this browser's calendar, `2026-11-21`, `days` later, or undefined where it is no day. */
export function startOfDay(day: string | undefined, days: number): string | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  if (!year || !month || !date) return undefined;
  const moment = new Date(year, month - 1, date + days);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
