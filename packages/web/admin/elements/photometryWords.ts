import type { PhotometryRefusal } from '../data/photometryRefusal.ts';
import type { TranslateWord } from '../words/useTranslate.ts';

/** Why a photometric file is refused, by the line at fault and what stands in it. */
export function photometryWords({ fault, line, text }: PhotometryRefusal, translate: TranslateWord): string {
  const why = translate(`photometry.faults.${fault}`);
  if (line === null) return why;
  return translate(text ? 'photometry.lineSaying' : 'photometry.line', { line, text, why });
}
