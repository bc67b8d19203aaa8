import { Alert, TableCell, TableRow, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { Text } from '../../elements/layout.tsx';
import { type ChosenFile, FileImport, ImportBody, type ReadImport } from '../../spreadsheet/FileImport.tsx';
import { importReason } from '../../spreadsheet/importReason.ts';
import { PagedTable } from '../../spreadsheet/PagedTable.tsx';
import { type ImportPart, PlanTabs } from '../../spreadsheet/PlanTabs.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { cellId } from '../cells.ts';
import type { TextSection } from '../textTable.ts';
import type { TextChanges } from '../useTextChanges.ts';
import {
  type FileTexts,
  planTexts,
  type TextRejection,
  type TextSetting,
  type TextsPlan,
} from './planTexts.ts';
import { readTextsFile } from './sheetTexts.ts';

function TextsPreview({ fileName, plan }: { fileName: string; plan: TextsPlan }) {
  const translate = useTranslate();
  const words = useWords('translations.file');

  const settingRow = (part: ImportPart) => (setting: TextSetting) => (
    <TableRow key={cellId(setting)}>
      <TableCell component="th" scope="row" className="breakable named">
        {cellId(setting)}
      </TableCell>
      {part === 'changes' && <TableCell className="text muted">{setting.was}</TableCell>}
      <TableCell className="text">{setting.text}</TableCell>
    </TableRow>
  );
  const rejectionRow = ({ place: { row, name }, reason }: TextRejection) => (
    <TableRow key={`${row} ${name}`}>
      <TableCell className="breakable">{row === null ? name : words('row', { row, column: name })}</TableCell>
      <TableCell>{translate(`translations.rejected.${reason.key}`, reason.values)}</TableCell>
    </TableRow>
  );
  const labelOf = (each: ImportPart) => words(each, { count: plan[each].length });
  return (
    <>
      <Text role="status" isBreakable>
        <strong>{fileName}</strong>
        {plan.unchanged > 0 && ` · ${words('unchanged', { smart_count: plan.unchanged })}`}
        {plan.changes.length + plan.additions.length === 0 && ` · ${words('nothing')}`}
      </Text>
      {plan.foreign.length > 0 && (
        <Alert severity="warning">{words('foreign', { languages: plan.foreign.join(', ') })}</Alert>
      )}
      <PlanTabs plan={plan} labelOf={labelOf}>
        {(part) =>
          part === 'rejections' ? (
            <>
              <Alert severity="warning">{words('skipped')}</Alert>
              <PagedTable
                label={labelOf(part)}
                heads={[words('where'), words('why')]}
                items={plan.rejections}
                rowsOf={rejectionRow}
              />
            </>
          ) : (
            <PagedTable
              label={labelOf(part)}
              heads={[words('text'), ...(part === 'changes' ? [words('was')] : []), words('becomes')]}
              items={plan[part]}
              rowsOf={settingRow(part)}
            />
          )
        }
      </PlanTabs>
    </>
  );
}

interface TextsImportProps {
  sections: readonly TextSection[];
  languages: readonly string[];
  change: TextChanges['change'];
}

function TextsImport({
  chosen,
  sections,
  languages,
  change,
}: TextsImportProps & { chosen: ChosenFile<FileTexts> }) {
  const { content, name, onClose } = chosen;
  const words = useWords('translations.file');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const plan = useMemo(() => planTexts(content, sections, languages), [content, sections, languages]);
  const edits = [...plan.changes, ...plan.additions];
  const apply = async () => {
    setFailure(null);
    setBusy(true);
    try {
      const conflicts = await change(edits, { word: 'import', name }, importReason(name));
      if (conflicts.length === 0) return onClose();
      const names = conflicts
        .slice(0, 5)
        .map(({ edit }) => (edit.kind === 'set' ? cellId(edit) : edit.section));
      setFailure(words('blocked', { names: names.join(', ') }));
    } catch {
      setFailure(words('failed'));
    }
    setBusy(false);
  };
  return (
    <ImportBody
      chosen={chosen}
      failure={failure}
      isBusy={isBusy}
      isDisabled={edits.length === 0}
      words={words('apply', { smart_count: edits.length })}
      apply={apply}
    >
      <TextsPreview fileName={name} plan={plan} />
    </ImportBody>
  );
}

export function TextsImportDialog({ onClose, ...props }: TextsImportProps & { onClose(): void }) {
  const translate = useTranslate();
  const words = useWords('translations.file');
  const read = async (file: File): Promise<ReadImport<FileTexts>> => {
    const texts = await readTextsFile(file);
    return texts.ok ? { content: texts } : { fault: translate(texts.fault.key, texts.fault.values) };
  };
  return (
    <FileImport
      title={words('title')}
      accept=".json,.csv,.xlsx,.tsv,.txt"
      read={read}
      drop={words('drop')}
      about={<Typography color="text.secondary">{words('rule')}</Typography>}
      width={['md', 'md']}
      onClose={onClose}
    >
      {(chosen) => <TextsImport {...props} chosen={chosen} />}
    </FileImport>
  );
}
