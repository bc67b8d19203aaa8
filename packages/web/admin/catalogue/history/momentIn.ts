/** A moment as a history shows it. @param at ISO 8601 */
export const momentIn = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));
