import { TableCell, TableRow } from '@mui/material';
import { useState } from 'react';
import { Text } from '../elements/layout.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { type ChosenFile, FileImport, ImportBody, type ReadImport } from '../spreadsheet/FileImport.tsx';
import { importReason } from '../spreadsheet/importReason.ts';
import { PagedTable } from '../spreadsheet/PagedTable.tsx';
import { PlanTabs } from '../spreadsheet/PlanTabs.tsx';
import type { Worksheet } from '../spreadsheet/sheet/cell.ts';
import { readFile } from '../spreadsheet/sheet/readFile.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { type ArticleImport, articleOperations, planArticles, type StoredArticle } from './articleSheet.ts';

const NOTHING: ArticleImport = { additions: [], changes: [], unchanged: 0, rejections: [] };
const ACCEPTED = '.xlsx,.csv,.tsv,.txt,text/csv';

function Preview({ plan }: { plan: ArticleImport }) {
  const translate = useTranslate();
  const words = useWords('cart');
  const count = (part: 'additions' | 'changes' | 'rejections') =>
    translate(`spreadsheet.import.${part}`, { count: plan[part].length });
  return (
    <>
      {plan.unchanged > 0 && <Text>{translate('customers.unchanged', { count: plan.unchanged })}</Text>}
      <PlanTabs plan={plan} labelOf={count}>
        {(part) =>
          part === 'rejections' ? (
            <PagedTable
              label={count(part)}
              heads={[translate('customers.row'), words('code'), translate('customers.reason')]}
              items={plan.rejections}
              rowsOf={({ number, code, reason }) => (
                <TableRow key={number}>
                  <TableCell>{number}</TableCell>
                  <TableCell className="breakable">{code}</TableCell>
                  <TableCell className="breakable">{words(`reasons.${reason}`)}</TableCell>
                </TableRow>
              )}
            />
          ) : (
            <PagedTable
              label={count(part)}
              heads={[words('code'), words('article'), words('pack')]}
              items={plan[part]}
              rowsOf={({ number, code, article, pack }) => (
                <TableRow key={number}>
                  <TableCell className="breakable">{code}</TableCell>
                  <TableCell className="breakable">{article}</TableCell>
                  <TableCell>{pack}</TableCell>
                </TableRow>
              )}
            />
          )
        }
      </PlanTabs>
    </>
  );
}

interface TableImportProps {
  chosen: ChosenFile<Worksheet>;
  stored: readonly StoredArticle[];
  onClose(): void;
}

/** The table is planned on the stored articles, also on those that somebody else saves meanwhile. */
function TableImport({ chosen, stored, onClose }: TableImportProps) {
  const words = useWords('cart');
  const { attempt } = useBatch();
  const [isApplying, setApplying] = useState(false);
  const plan = planArticles(chosen.content, stored) ?? NOTHING;
  const count = plan.additions.length + plan.changes.length;
  const apply = async () => {
    setApplying(true);
    const word = { word: 'cart.imported' as const, options: { count } };
    const applied = await attempt(importReason(chosen.name), articleOperations(plan), word);
    setApplying(false);
    if (applied) onClose();
  };
  return (
    <ImportBody
      chosen={chosen}
      isBusy={isApplying}
      isDisabled={count === 0}
      words={words('importApply', { smart_count: count })}
      apply={apply}
    >
      <Text role="status" isBreakable>
        <strong>{chosen.name}</strong>
      </Text>
      <Preview plan={plan} />
    </ImportBody>
  );
}

interface ArticleImportDialogProps {
  stored: readonly StoredArticle[];
  onClose(): void;
}

export function ArticleImportDialog({ stored, onClose }: ArticleImportDialogProps) {
  const translate = useTranslate();
  const words = useWords('cart');
  const read = async (file: File): Promise<ReadImport<Worksheet>> => {
    const found = await readFile(file);
    if (found.kind === 'fault')
      return { fault: translate(`spreadsheet.faults.${found.fault.key}`, found.fault.values) };
    if (found.kind !== 'tables') return { fault: translate('spreadsheet.faults.notASheet') };
    const { read: sheet } = found.sheets[0];
    if (!sheet.ok) return { fault: translate(`spreadsheet.faults.${sheet.fault.key}`, sheet.fault.values) };
    return planArticles(sheet.sheet, stored) ? { content: sheet.sheet } : { fault: words('importColumns') };
  };
  return (
    <FileImport
      title={words('importTitle')}
      accept={ACCEPTED}
      read={read}
      drop={translate('customers.importDrop')}
      about={<Text color="textSecondary">{words('importAbout')}</Text>}
      width={['md', 'sm']}
      onClose={onClose}
    >
      {(chosen) => <TableImport chosen={chosen} stored={stored} onClose={onClose} />}
    </FileImport>
  );
}
