const capitalised = (name: string, locale: string) =>
  name.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale));

/** A language's name in another; null where none is known by the code. */
export function languageName(code: string, locale: string): string | null {
  const tag = code.toLowerCase();
  if (!/^[a-z]{2,3}$/.test(tag)) return null;
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(tag);
  return name ? capitalised(name, locale) : null;
}

/** Whether there is a language of the code, whatever script and letters it has. */
export const isKnownLanguage = (code: string): boolean => languageName(code, 'en') !== null;

/** The name by which people know their language: Deutsch, Polski. */
export function ownLanguageName(code: string): string {
  const tag = code.toLowerCase();
  const [own = 'en'] = Intl.DisplayNames.supportedLocalesOf([tag]);
  return languageName(code, own) ?? languageName(code, 'en') ?? code;
}
