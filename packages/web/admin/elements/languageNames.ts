const capitalised = (name: string, locale: string) =>
  name.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale));

/** European languages missing in browsers' data. */
export const LANGUAGES_LEFT_OUT: Readonly<Record<string, string>> = {
  be: 'беларуская',
  cy: 'Cymraeg',
  eu: 'euskara',
  ga: 'Gaeilge',
  gl: 'galego',
  hy: 'հայերեն',
  is: 'íslenska',
  ka: 'ქართული',
  lb: 'Lëtzebuergesch',
  mk: 'македонски',
  mt: 'Malti',
  nn: 'norsk nynorsk',
  sq: 'shqip',
};

const isTag = (tag: string) => /^[a-z]{2,3}$/.test(tag);

export function languageName(code: string, locale: string): string | null {
  const tag = code.toLowerCase();
  if (!isTag(tag)) return null;
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(tag);
  return name ? capitalised(name, locale) : null;
}

export const isKnownLanguage = (code: string): boolean => languageName(code, 'en') !== null;

export function ownLanguageName(code: string): string {
  const tag = code.toLowerCase();
  if (!isTag(tag)) return code;
  const [own] = Intl.DisplayNames.supportedLocalesOf([tag]);
  if (!own && LANGUAGES_LEFT_OUT[tag]) return capitalised(LANGUAGES_LEFT_OUT[tag], tag);
  return languageName(code, own ?? 'en') ?? languageName(code, 'en') ?? code;
}
