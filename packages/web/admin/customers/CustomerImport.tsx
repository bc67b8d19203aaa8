import {
  type ImportAnswer,
  type ImportedRow,
  MAX_CUSTOMER_ROWS,
} from '@lumitor/domain/customers/importedCustomer';
import { Alert, LinearProgress, TableCell, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { adminRequest, requestChange } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { failureWords } from '../elements/failureWords.ts';
import { Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { type ChosenFile, FileImport, ImportBody, type ReadImport } from '../spreadsheet/FileImport.tsx';
import { headingLanguage } from '../spreadsheet/headings.ts';
import { PagedTable } from '../spreadsheet/PagedTable.tsx';
import { PlanTabs } from '../spreadsheet/PlanTabs.tsx';
import { readFile } from '../spreadsheet/sheet/readFile.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { type CustomerTable, customerHeading, readCustomerTable } from './customerTable.ts';

const ACCEPTED = '.xlsx,.csv,.tsv,.txt,text/csv';
const PATH = '/api/customers/import';

interface Numbered extends ImportedRow {
  number: number;
}

function useReason(): (row: ImportedRow) => string {
  const translate = useTranslate();
  const language = headingLanguage(useLocale() ?? 'pl');
  return ({ fault }) => {
    if (!fault) return '';
    const reason = translate(`customers.reasons.${fault.code}`);
    return fault.column ? `${customerHeading(fault.column, language)}: ${reason}` : reason;
  };
}

function Preview({ rows }: { rows: readonly Numbered[] }) {
  const translate = useTranslate();
  const language = headingLanguage(useLocale() ?? 'pl');
  const reasonOf = useReason();
  const plan = {
    changes: rows.filter(({ kind }) => kind === 'changed'),
    additions: rows.filter(({ kind }) => kind === 'new'),
    rejections: rows.filter(({ kind }) => kind === 'wrong'),
  };
  const unchanged = rows.filter(({ kind }) => kind === 'unchanged').length;
  const heads = [translate('customers.row'), translate('customers.customer')];
  return (
    <>
      {unchanged > 0 && <Text>{translate('customers.unchanged', { count: unchanged })}</Text>}
      <PlanTabs
        plan={plan}
        labelOf={(part) => translate(`spreadsheet.import.${part}`, { count: plan[part].length })}
      >
        {(part) => (
          <PagedTable
            label={translate(`spreadsheet.import.${part}`, { count: plan[part].length })}
            heads={[...heads, translate(part === 'rejections' ? 'customers.reason' : 'customers.changes')]}
            items={plan[part]}
            rowsOf={(row) => (
              <TableRow key={row.number}>
                <TableCell>{row.number}</TableCell>
                <TableCell className="breakable">{row.name}</TableCell>
                <TableCell className="breakable">
                  {part === 'rejections'
                    ? reasonOf(row)
                    : row.changes.map((column) => customerHeading(column, language)).join(', ')}
                </TableCell>
              </TableRow>
            )}
          />
        )}
      </PlanTabs>
    </>
  );
}

interface TableImportProps {
  chosen: ChosenFile<CustomerTable>;
  onImported(rows: readonly ImportedRow[]): void;
}

function TableImport({ chosen, onImported }: TableImportProps) {
  const translate = useTranslate();
  const renew = useRenewal();
  const [key] = useState(() => crypto.randomUUID());
  const [isApplying, setApplying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { rows, ignored } = chosen.content;
  const request = { key, rows: rows.map(({ row }) => row) };
  const planned = useQuery({
    queryKey: ['customers', 'import', key],
    queryFn: async () =>
      (await adminRequest(PATH, {
        method: 'POST',
        json: { ...request, isApplied: false },
        isRepeatable: true,
      })) as ImportAnswer,
    retry: false,
    // The stored rows would be compared again.
    enabled: !isApplying,
  });
  const numbered = planned.data?.rows.map((row, at) => ({ ...row, number: rows[at]?.number ?? 0 }));
  const count = numbered?.filter(({ kind }) => kind === 'new' || kind === 'changed').length ?? 0;
  const apply = async () => {
    setFailure(null);
    setApplying(true);
    try {
      const answer = (await requestChange(PATH, { ...request, isApplied: true })) as ImportAnswer;
      onImported(answer.rows);
      void renew(['reflinksdownload']);
    } catch (error) {
      setFailure(failureWords(error, translate));
      setApplying(false);
    }
  };
  return (
    <ImportBody
      chosen={chosen}
      failure={failure}
      isBusy={isApplying}
      isDisabled={count === 0}
      words={translate('customers.importApply', { smart_count: count })}
      apply={apply}
    >
      <Text role="status" isBreakable>
        <strong>{chosen.name}</strong>
      </Text>
      {ignored.length > 0 && (
        <Alert severity="warning">{translate('customers.ignored', { names: ignored.join(', ') })}</Alert>
      )}
      {planned.error && (
        <RetryNotice onRetry={planned.refetch}>{failureWords(planned.error, translate)}</RetryNotice>
      )}
      {planned.isPending && <LinearProgress aria-label={translate('spreadsheet.import.reading')} />}
      {numbered && <Preview rows={numbered} />}
    </ImportBody>
  );
}

export function CustomerImport({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const read = async (file: File): Promise<ReadImport<CustomerTable>> => {
    const found = await readFile(file);
    const fault = (key: 'notASheet') => ({ fault: translate(`spreadsheet.faults.${key}`) });
    if (found.kind === 'fault')
      return { fault: translate(`spreadsheet.faults.${found.fault.key}`, found.fault.values) };
    if (found.kind !== 'tables') return fault('notASheet');
    const { read: sheet } = found.sheets[0];
    if (!sheet.ok) return { fault: translate(`spreadsheet.faults.${sheet.fault.key}`, sheet.fault.values) };
    const table = readCustomerTable(sheet.sheet);
    if (table.columns.length === 0) return { fault: translate('customers.importColumns') };
    const [rows, most] = [table.rows.length, MAX_CUSTOMER_ROWS];
    return rows > most ? { fault: translate('customers.importRows', { rows, most }) } : { content: table };
  };
  const announce = (rows: readonly ImportedRow[]) => {
    onClose();
    const count = (kind: ImportedRow['kind']) => rows.filter((row) => row.kind === kind).length;
    notify('customers.importDone', {
      type: 'info',
      messageArgs: { added: count('new'), changed: count('changed') },
    });
  };
  return (
    <FileImport
      title={translate('customers.importTitle')}
      accept={ACCEPTED}
      read={read}
      drop={translate('customers.importDrop')}
      about={<Text color="textSecondary">{translate('customers.importAbout')}</Text>}
      width={['md', 'sm']}
      onClose={onClose}
    >
      {(chosen) => <TableImport chosen={chosen} onImported={announce} />}
    </FileImport>
  );
}
