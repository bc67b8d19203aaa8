const formats: Record<string, Intl.NumberFormat> = {};

export const localeOf = (language: string): string => (language === 'EN' ? 'en-IE' : language.toLowerCase());

/** Creating a format takes a hundred times as long as formatting. */
export function writtenNumber(value: number, language: string, options?: Intl.NumberFormatOptions): string {
  const key = language + JSON.stringify(options);
  formats[key] ??= new Intl.NumberFormat(localeOf(language), options);
  return formats[key].format(value);
}
