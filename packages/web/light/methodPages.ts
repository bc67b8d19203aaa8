/** Files written by `npm run -s light-cases`. */
export const METHOD_PAGES = {
  pl: '/jak-liczymy-swiatlo.html',
  en: '/how-light-is-computed.html',
} as const;
