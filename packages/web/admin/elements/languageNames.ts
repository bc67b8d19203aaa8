const capitalised = (name: string, locale: string) =>
  name.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale));

/** Of European languages that browsers leave out of their data. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
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

/** A language's name in another; null where none is known by the code. */
export function languageName(code: string, locale: string): string | null {
  const tag = code.toLowerCase();
  if (!isTag(tag)) return null;
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(tag);
  return name ? capitalised(name, locale) : null;
}

/** Whether there is a language of the code, whatever script and letters it has. */
export const isKnownLanguage = (code: string): boolean => languageName(code, 'en') !== null;

/** The name by which people know their language: Deutsch, Polski; the code itself where none is known. */
export function ownLanguageName(code: string): string {
  const tag = code.toLowerCase();
  if (!isTag(tag)) return code;
  const [own] = Intl.DisplayNames.supportedLocalesOf([tag]);
  if (!own && LEFT_OUT[tag]) return capitalised(LEFT_OUT[tag], tag);
  return languageName(code, own ?? 'en') ?? languageName(code, 'en') ?? code;
}
