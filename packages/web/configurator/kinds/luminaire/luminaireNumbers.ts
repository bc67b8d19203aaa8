import { formatRanges } from '@lumitor/domain/lists/ranges';
import { useTranslation } from '../../../translation/useTranslation.ts';

export function useLuminaireNumbers(): (numbers: readonly number[]) => string {
  const { t } = useTranslation();
  return (numbers) =>
    formatRanges([...new Set(numbers)].toSorted((a, b) => a - b)).replaceAll(/\d+/g, (number) =>
      t('pieces.number', { number }),
    );
}
