/** A length in metres as it is written in a language. @param length centimetres */
export const metresIn = (length: number, language: string, digits = 2): string =>
  (length / 100).toLocaleString(language, { maximumFractionDigits: digits });
