import { FIELDS } from '@lumitor/domain/catalogue/fields';
import { collectionOf } from '@lumitor/domain/documents/collections';
import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { articleTitle } from '../articles/articleTitle.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { ImportActions, type ImportKindProps } from './ImportActions.tsx';
import { PagedTable } from './PagedTable.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import { matchPictures } from './pictureMatches.ts';
import type { ZippedPicture } from './sheet/zip.ts';
import { usePictureImport } from './usePictureImport.ts';

interface PictureImportProps extends ImportKindProps {
  resource: CatalogueResource;
  pictures: readonly ZippedPicture[];
}

/** Pictures named by product code: which articles they are for, then all of them in one change. */
export function PictureImport({ resource, pictures, name, onImported, onBusy, ...rest }: PictureImportProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { collection, line } = resource;
  const { documents, error, retry } = useAllDocuments([collectionOf(collection, line)]);
  const articles = documents?.[0];
  const hasPictures = FIELDS[collection].some(({ kind }) => kind === 'picture');
  const { matches, passedOver } = useMemo(
    () => matchPictures(collection, hasPictures ? pictures : [], articles ?? []),
    [collection, hasPictures, pictures, articles],
  );
  const { sent, failure, unreadable, apply } = usePictureImport(resource, name, onImported);
  const readable = matches.filter(({ picture }) => !unreadable.has(picture.name));
  const rejections = [
    ...passedOver,
    ...[...unreadable].map((each) => ({ name: each, reason: 'unreadable' as const })),
  ];
  const importAll = async () => {
    onBusy(true);
    await apply(readable);
    onBusy(false);
  };
  const head = (word: 'picture' | 'article' | 'reason') => translate(`spreadsheet.table.${word}`);
  const labels = { changes: readable.length, additions: 0, rejections: rejections.length };
  const sending = translate('spreadsheet.pictures.sending', {
    sent: (sent ?? 0) + 1,
    count: readable.length,
  });
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '70vh' }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {!hasPictures && <Alert severity="error">{translate('spreadsheet.faults.noPictures')}</Alert>}
        {error && <RetryNotice onRetry={retry} />}
        {!articles && !error && <LinearProgress aria-label={translate('spreadsheet.import.reading')} />}
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>
          {sent !== null && ` · ${sending}`}
        </Typography>
        {articles && (
          <PlanTabs
            plan={{ changes: readable, additions: [], rejections }}
            labelOf={(part) => translate(`spreadsheet.import.${part}`, { count: labels[part] })}
          >
            {(part) =>
              part === 'rejections' ? (
                <PagedTable
                  label={translate('spreadsheet.import.rejections', { count: rejections.length })}
                  heads={[head('picture'), head('reason')]}
                  items={rejections}
                  rowsOf={({ name: file, reason }) => (
                    <TableRow key={`${file} ${reason}`}>
                      <TableCell sx={{ overflowWrap: 'anywhere' }}>{file}</TableCell>
                      <TableCell>{translate(`spreadsheet.pictures.${reason}`)}</TableCell>
                    </TableRow>
                  )}
                />
              ) : (
                <PagedTable
                  label={translate('spreadsheet.import.changes', { count: readable.length })}
                  heads={[head('picture'), head('article')]}
                  items={readable}
                  rowsOf={({ picture, articles: meant }) => (
                    <TableRow key={picture.name}>
                      <TableCell sx={{ overflowWrap: 'anywhere' }}>{picture.name}</TableCell>
                      <TableCell>{meant.map((each) => articleTitle(each, locale)).join(', ')}</TableCell>
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
          value={(100 * sent) / Math.max(1, readable.length)}
          aria-label={sending}
        />
      )}
      <ImportActions
        {...rest}
        isBusy={sent !== null}
        isDisabled={readable.length === 0}
        words={translate('spreadsheet.pictures.apply', { smart_count: readable.length })}
        onApply={() => void importAll()}
      />
    </>
  );
}
