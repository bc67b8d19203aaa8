import type { FileKind, UploadFault } from '../data/fileKind.ts';
import type { TranslateWord } from '../words/useTranslate.ts';

export function fileFaultWords(
  kind: FileKind,
  fault: UploadFault,
  translate: TranslateWord,
  locale: string,
): string {
  if (!('photometry' in fault))
    return translate(`catalogue.${kind.name}.${fault.word}`, {
      size: fault.size?.toLocaleString(locale, { maximumFractionDigits: 1 }),
    });
  const { line, text } = fault.photometry;
  const why = translate(`photometry.faults.${fault.photometry.fault}`);
  if (line === null) return why;
  return translate(text ? 'photometry.lineSaying' : 'photometry.line', { line, text, why });
}
