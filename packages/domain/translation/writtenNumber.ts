const formats: Record<string, Intl.NumberFormat> = {};

/** Numbers as they are written in a language, its code in capitals. */
export const localeOf = (language: string): string => (language === 'EN' ? 'en-IE' : language.toLowerCase());

/** A number as `toLocaleString` writes it. A format takes a hundred times as long to make as a number to write. */
export function writtenNumber(value: number, language: string, options?: Intl.NumberFormatOptions): string {
  const key = language + JSON.stringify(options);
  formats[key] ??= new Intl.NumberFormat(localeOf(language), options);
  return formats[key].format(value);
}
