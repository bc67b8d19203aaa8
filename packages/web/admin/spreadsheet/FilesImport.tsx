import { collectionOf } from '@lumitor/domain/collections/collections';
import { Alert, LinearProgress, TableCell, TableRow } from '@mui/material';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { doubtWords } from '../articles/amounts.ts';
import { articleTitle } from '../articles/titles.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { fileFaultWords } from '../elements/fileFaultWords.ts';
import { Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { type ChosenFile, ImportBody } from './FileImport.tsx';
import { type FileMatch, matchFiles, type PassedOver } from './fileMatches.ts';
import type { Imported } from './importReason.ts';
import { PagedTable } from './PagedTable.tsx';
import { type ImportPart, PlanTabs } from './PlanTabs.tsx';
import type { ZippedFile } from './sheet/zip.ts';
import { useFilesImport } from './useFilesImport.ts';

interface FilesImportProps {
  resource: CatalogueResource;
  chosen: ChosenFile<readonly ZippedFile[]>;
  onImported(imported: Imported): void;
}

export function FilesImport({ resource, chosen, onImported }: FilesImportProps) {
  const translate = useTranslate();
  const { collection, line } = resource;
  const { name, content: files } = chosen;
  const { documents, error, retry } = useAllDocuments([collectionOf(collection, line)]);
  const articles = documents?.[0];
  const { matches, passedOver } = useMemo(
    () => matchFiles(collection, files, articles ?? []),
    [collection, files, articles],
  );
  const { sent, failure, refused, apply } = useFilesImport(resource, name, onImported);
  const changes = matches.filter(({ file }) => refused.every((each) => each.file !== file));
  const sending = translate('spreadsheet.files.sending', { sent: (sent ?? 0) + 1, count: changes.length });
  return (
    <ImportBody
      chosen={chosen}
      failure={failure}
      isBusy={sent !== null}
      progress={{ words: sending, share: (sent ?? 0) / Math.max(1, changes.length) }}
      isDisabled={changes.length === 0}
      words={translate('spreadsheet.files.apply', { smart_count: changes.length })}
      apply={() => apply(changes)}
    >
      {error && <RetryNotice onRetry={retry} />}
      {!articles && !error && <LinearProgress aria-label={translate('spreadsheet.import.reading')} />}
      <Text role="status" isBreakable>
        <strong>{name}</strong>
        {sent !== null && ` · ${sending}`}
      </Text>
      {articles && <FilesPreview changes={changes} rejections={[...passedOver, ...refused]} />}
    </ImportBody>
  );
}

interface FilesPreviewProps {
  changes: readonly FileMatch[];
  rejections: readonly PassedOver[];
}

function FilesPreview({ changes, rejections }: FilesPreviewProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const plan = { changes, additions: [], rejections };
  const labelOf = (part: ImportPart) => translate(`spreadsheet.import.${part}`, { count: plan[part].length });
  const heads = (['file', 'article', 'reason'] as const).map((word) =>
    translate(`spreadsheet.table.${word}`),
  );
  const [fileHead = '', articleHead = '', reasonHead = ''] = heads;
  const reasonOf = ({ file, reason }: PassedOver) =>
    typeof reason === 'string'
      ? translate(`spreadsheet.files.${reason}`)
      : fileFaultWords(file.kind, reason, translate, locale);
  return (
    <PlanTabs plan={plan} labelOf={labelOf}>
      {(part) =>
        part === 'rejections' ? (
          <PagedTable
            label={labelOf(part)}
            heads={[fileHead, reasonHead]}
            items={rejections}
            rowsOf={(rejection) => (
              <TableRow key={rejections.indexOf(rejection)}>
                <TableCell className="breakable">{rejection.file.name}</TableCell>
                <TableCell>{reasonOf(rejection)}</TableCell>
              </TableRow>
            )}
          />
        ) : (
          <PagedTable
            label={labelOf(part)}
            heads={[fileHead, articleHead]}
            items={changes}
            rowsOf={({ file, articles: meant }) => (
              <TableRow key={file.name}>
                <TableCell className="breakable">{file.name}</TableCell>
                <TableCell>
                  {meant.map((each) => articleTitle(each, locale)).join(', ')}
                  {file.doubt && (
                    <Alert severity="warning">{doubtWords(file.doubt, translate, locale)}</Alert>
                  )}
                </TableCell>
              </TableRow>
            )}
          />
        )
      }
    </PlanTabs>
  );
}
