/** `21 lis 2026, 14:03`, in this browser's time zone. @param locale of the administration, such as `pl` */
export const salesTime = (iso: string, locale: string): string =>
  new Date(iso).toLocaleString(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

const two = (number: number) => String(number).padStart(2, '0');

/** `2026-11-21 14:03`, in this browser's time zone: what a spreadsheet takes for a time. */
export function spreadsheetTime(iso: string): string {
  const time = new Date(iso);
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}
