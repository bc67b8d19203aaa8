import type { Cm } from '@lumitor/domain/units';
export const metresIn = (length: Cm, language: string, digits = 2): string =>
  (length / 100).toLocaleString(language, { maximumFractionDigits: digits });
