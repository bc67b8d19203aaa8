import { PAPERS, SCALES, type SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import { useTranslation } from '../translation/useTranslation.ts';
import { Select } from '../ui/Select.tsx';

export function SheetSelects({
  choice: { paper, scale },
  onChange,
}: {
  choice: SheetChoice;
  onChange: (choice: SheetChoice) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        label={t('download.paper')}
        value={paper ?? ''}
        onChange={(value) => onChange({ paper: PAPERS.find((paper) => paper === value) ?? null, scale })}
        options={[
          { value: '', label: t('download.anyPaper') },
          ...PAPERS.map((value) => ({ value, label: value })),
        ]}
      />
      <Select
        label={t('download.scale')}
        value={scale === null ? '' : String(scale)}
        onChange={(value) =>
          onChange({ paper, scale: SCALES.find((scale) => String(scale) === value) ?? null })
        }
        options={[
          { value: '', label: t('download.anyScale') },
          ...SCALES.map((value) => ({ value: String(value), label: `1 : ${value}` })),
        ]}
      />
    </>
  );
}
