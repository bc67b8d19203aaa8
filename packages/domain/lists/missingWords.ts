import type { RecordData } from '../order/record.ts';
import type { Translate } from '../translation/lookup.ts';

/** What an order lacks for good as the catalogue had no article for it, a sentence each (D19). */
export function missingWords({ lines }: Pick<RecordData, 'lines'>, t: Translate): string[] {
  const missing = lines.filter((line) => line.missing);
  const codes = missing.filter(({ kind }) => kind !== 'rules').map(({ code }) => code);
  return [
    ...(codes.length > 0 ? [t('download.missing', { codes: codes.join(', ') })] : []),
    ...(codes.length < missing.length ? [t('download.unruled')] : []),
  ];
}
