import { impossibleIn } from '@lumitor/domain/lists/impossible';
import type { PartRow } from '@lumitor/domain/lists/partRow';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Currency } from '@lumitor/domain/quote/money';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { csvFile } from './csv.ts';
import { fileNameOf, saveFile } from './file.ts';
import { partsCsv } from './partsCsv.ts';

export interface CsvButtonProps {
  rows: readonly PartRow[];
  currency: Currency;
  plan: Plan;
}

/** The parts list of what is not saved yet, as a file for a spreadsheet. */
export function CsvButton({ rows, currency, plan }: CsvButtonProps) {
  const { t, language } = useTranslation();
  const save = () => {
    const csv = csvFile(partsCsv(rows, currency, language, t, impossibleIn(plan.layout, t)));
    saveFile(csv, fileNameOf(plan.name || t('parts.fileName'), '', 'csv'));
  };
  return (
    <Button icon="list" onClick={save}>
      {t('parts.csv')}
    </Button>
  );
}
