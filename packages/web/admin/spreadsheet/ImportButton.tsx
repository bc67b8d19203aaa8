import type { Ms } from '@lumitor/domain/units';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import { Alert, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useNotify } from 'react-admin';
import type { CatalogueResource, ListResource } from '../data/resources.ts';
import { PlacedButton, Stacked } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { closeUndoNotice, UndoNotice } from '../elements/UndoNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { catalogueFileName, sheetName } from './catalogueFile.ts';
import { codeColumnOf } from './columns.ts';
import { useCatalogueSaving } from './ExportButton.tsx';
import { type ChosenFile, FileImport, ImportBody, type ReadImport } from './FileImport.tsx';
import { FilesImport } from './FilesImport.tsx';
import { headingLanguage } from './headings.ts';
import { ImportPreview } from './ImportPreview.tsx';
import type { Imported } from './importReason.ts';
import { readFile } from './sheet/readFile.ts';
import type { ZippedFile } from './sheet/zip.ts';
import { type FoundTargets, targetsOf } from './targets.ts';
import { plannedCount, useImport } from './useImport.ts';

interface TableImportProps {
  chosen: ChosenFile<FoundTargets>;
  onImported(imported: Imported): void;
}

function TableImport({ chosen, onImported }: TableImportProps) {
  const translate = useTranslate();
  const { targets, passedOver, missing = [] } = chosen.content;
  const state = useImport(chosen.name, targets, onImported);
  const { fault, lists = [] } = state;
  const [first, ...others] = lists;
  const count = lists.reduce((sum, { plan }) => sum + plannedCount(plan), 0);
  return (
    <>
      <ImportBody
        chosen={chosen}
        failure={state.failure}
        isBusy={state.isApplying}
        {...(state.progress && { progress: state.progress })}
        isDisabled={count === 0}
        words={translate('spreadsheet.import.apply', { smart_count: count })}
        apply={state.apply}
      >
        {fault && (
          <Alert severity="error">
            {[fault.sheet, translate(`spreadsheet.faults.${fault.key}`, fault.values)]
              .filter(Boolean)
              .join(': ')}
          </Alert>
        )}
        {fault?.table.sheet && (fault.key === 'noColumns' || fault.key === 'columnTwice') && (
          <ColumnMapping
            {...fault.table}
            sheet={fault.table.sheet}
            isAtFault
            onMap={(index, column) => state.map(fault.table.index, index, column)}
          />
        )}
        {state.catalogueError && <RetryNotice onRetry={state.retryCatalogue} />}
        {!first && !fault && !state.catalogueError && (
          <LinearProgress aria-label={translate('spreadsheet.import.reading')} />
        )}
        {first && (
          <ImportPreview
            fileName={chosen.name}
            lists={[first, ...others]}
            passedOver={passedOver}
            missing={missing}
            typeKeys={state.typeKeys}
            onMap={state.map}
          />
        )}
      </ImportBody>
      {state.question}
    </>
  );
}

const ACCEPTED = '.xlsx,.csv,.tsv,.txt,.json,text/csv';

const UNDO_FOR: Ms = 20_000;

type Content = FoundTargets | { resource: CatalogueResource; files: readonly ZippedFile[] };

function AboutFiles({ resource }: { resource: ListResource }) {
  const translate = useTranslate();
  const save = useCatalogueSaving();
  const saveTemplate = () =>
    save([{ resource, documents: [] }], {
      format: 'xlsx',
      name: catalogueFileName(resource, translate('spreadsheet.note.template'), 'xlsx'),
    });
  const ofCodes = codeColumnOf(resource.collection)
    ? (['rule2', 'ruleFiles'] as const)
    : (['rule2NoCode'] as const);
  const ofLine = resource.line ? ofCodes : (['rule2Key'] as const);
  return (
    <>
      <Stacked component="ul" gap={0.5} isMuted m={0} pl={2.5}>
        {(
          [
            'rule1',
            ...ofLine,
            ...(resource.line ? (['ruleIndustry'] as const) : []),
            'ruleWhole',
            'rule3',
            'rule4',
          ] as const
        ).map((rule) => (
          <Typography key={rule} component="li">
            {translate(`spreadsheet.import.${rule}`)}
          </Typography>
        ))}
      </Stacked>
      <PlacedButton
        size="small"
        startIcon={<FileDownload />}
        onClick={() => void saveTemplate()}
        justifySelf="start"
      >
        {translate('spreadsheet.import.template')}
      </PlacedButton>
    </>
  );
}

function ListImport({ resource, onClose }: { resource: ListResource; onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = headingLanguage(useLocale());
  const read = async (file: File): Promise<ReadImport<Content>> => {
    const found = await readFile(file);
    if (found.kind === 'files')
      return resource.line
        ? { content: { resource, files: found.files } }
        : { fault: translate('spreadsheet.faults.notASheet') };
    const targets =
      found.kind === 'fault' ? { ok: false as const, ...found, sheet: '' } : targetsOf(found, resource);
    if (targets.ok) return { content: targets };
    const { sheet, fault } = targets;
    return { fault: `${sheet && `${sheet}: `}${translate(`spreadsheet.faults.${fault.key}`, fault.values)}` };
  };
  const announce = ({ batch, collections, added, changed }: Imported) => {
    onClose();
    closeUndoNotice();
    notify(
      <UndoNotice
        words={translate('spreadsheet.import.done', { added, changed })}
        batch={batch}
        collections={collections}
      />,
      { autoHideDuration: UNDO_FOR, ClickAwayListenerProps: { mouseEvent: false, touchEvent: false } },
    );
  };
  return (
    <FileImport
      title={translate('spreadsheet.import.title', { name: sheetName(resource, language) })}
      accept={resource.line ? `${ACCEPTED},.zip,.gldf,.xml` : ACCEPTED}
      read={read}
      drop={translate(`spreadsheet.import.${resource.line ? 'drop' : 'dropTable'}`)}
      about={<AboutFiles resource={resource} />}
      width={['lg', 'md']}
      onClose={onClose}
    >
      {({ content, ...chosen }) =>
        'files' in content ? (
          <FilesImport
            resource={content.resource}
            chosen={{ ...chosen, content: content.files }}
            onImported={announce}
          />
        ) : (
          <TableImport chosen={{ ...chosen, content }} onImported={announce} />
        )
      }
    </FileImport>
  );
}

export function ImportButton({ resource }: { resource: ListResource }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<FileUpload />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('spreadsheet.import.button')}
      </Button>
      {isOpen && <ListImport resource={resource} onClose={() => setOpen(false)} />}
    </>
  );
}
