import { collectionOf } from '@lumitor/domain/collections/collections';
import { Alert, DialogContent, LinearProgress, TableCell, TableRow, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { articleTitle } from '../articles/articleTitle.ts';
import { doubtWords } from '../articles/doubtWords.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { fileFaultWords } from '../elements/fileFaultWords.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { matchFiles, type PassedOver } from './fileMatches.ts';
import { ImportActions, type ImportKindProps } from './ImportActions.tsx';
import { PagedTable } from './PagedTable.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import type { ZippedFile } from './sheet/zip.ts';
import { useFilesImport } from './useFilesImport.ts';

interface FilesImportProps extends ImportKindProps {
  resource: CatalogueResource;
  files: readonly ZippedFile[];
}

/** Files named by product code: which articles they are for, then all of them in one change. */
export function FilesImport({ resource, files, name, onImported, onBusy, ...rest }: FilesImportProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { collection, line } = resource;
  const { documents, error, retry } = useAllDocuments([collectionOf(collection, line)]);
  const articles = documents?.[0];
  const { matches, passedOver } = useMemo(
    () => matchFiles(collection, files, articles ?? []),
    [collection, files, articles],
  );
  const { sent, failure, refused, apply } = useFilesImport(resource, name, onImported);
  const taken = matches.filter(({ file }) => refused.every((each) => each.file !== file));
  const rejections = [...passedOver, ...refused];
  const reasonOf = ({ file, reason }: PassedOver) =>
    typeof reason === 'string'
      ? translate(`spreadsheet.files.${reason}`)
      : fileFaultWords(file.kind, reason, translate, locale);
  const importAll = async () => {
    onBusy(true);
    await apply(taken);
    onBusy(false);
  };
  const head = (word: 'file' | 'article' | 'reason') => translate(`spreadsheet.table.${word}`);
  const labels = { changes: taken.length, additions: 0, rejections: rejections.length };
  const sending = translate('spreadsheet.files.sending', {
    sent: (sent ?? 0) + 1,
    count: taken.length,
  });
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '70vh' }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {error && <RetryNotice onRetry={retry} />}
        {!articles && !error && <LinearProgress aria-label={translate('spreadsheet.import.reading')} />}
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>
          {sent !== null && ` · ${sending}`}
        </Typography>
        {articles && (
          <PlanTabs
            plan={{ changes: taken, additions: [], rejections }}
            labelOf={(part) => translate(`spreadsheet.import.${part}`, { count: labels[part] })}
          >
            {(part) =>
              part === 'rejections' ? (
                <PagedTable
                  label={translate('spreadsheet.import.rejections', { count: rejections.length })}
                  heads={[head('file'), head('reason')]}
                  items={rejections}
                  rowsOf={(rejection) => (
                    <TableRow key={rejections.indexOf(rejection)}>
                      <TableCell sx={{ overflowWrap: 'anywhere' }}>{rejection.file.name}</TableCell>
                      <TableCell>{reasonOf(rejection)}</TableCell>
                    </TableRow>
                  )}
                />
              ) : (
                <PagedTable
                  label={translate('spreadsheet.import.changes', { count: taken.length })}
                  heads={[head('file'), head('article')]}
                  items={taken}
                  rowsOf={({ file, articles: meant }) => (
                    <TableRow key={file.name}>
                      <TableCell sx={{ overflowWrap: 'anywhere' }}>{file.name}</TableCell>
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
        )}
      </DialogContent>
      {sent !== null && (
        <LinearProgress
          variant="determinate"
          value={(100 * sent) / Math.max(1, taken.length)}
          aria-label={sending}
        />
      )}
      <ImportActions
        {...rest}
        isBusy={sent !== null}
        isDisabled={taken.length === 0}
        words={translate('spreadsheet.files.apply', { smart_count: taken.length })}
        onApply={() => void importAll()}
      />
    </>
  );
}
