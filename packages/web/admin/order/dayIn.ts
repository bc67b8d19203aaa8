/** `20 lis 2026`. @param iso a moment, or a day of the calendar */
export const dayIn = (iso: string, locale: string): string =>
  new Date(iso.length === 10 ? `${iso}T12:00` : iso).toLocaleDateString(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
  });
