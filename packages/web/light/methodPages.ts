/** Pages that tell how far light can be trusted, by their languages: files that `npm run -s light-cases` writes. */
export const METHOD_PAGES = {
  pl: '/jak-liczymy-swiatlo.html',
  en: '/how-light-is-computed.html',
} as const;
