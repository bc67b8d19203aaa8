/** `21 lis 2026`, in this browser's time zone. @param locale of the administration, such as `pl` */
export const dayOf = (iso: string, locale: string): string =>
  new Date(iso).toLocaleDateString(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'medium' });
