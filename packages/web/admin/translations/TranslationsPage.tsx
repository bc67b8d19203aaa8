import { Skeleton } from '@mui/material';
import { Title } from 'react-admin';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { TextsWorkplace } from './TextsWorkplace.tsx';
import { useLanguages, useShippedTexts, useTextDocuments } from './textQueries.ts';

/** All texts of the interface, in every language of the shop. */
export function TranslationsPage() {
  const translate = useTranslate();
  const documents = useTextDocuments();
  const languages = useLanguages();
  const shipped = useShippedTexts();
  const queries = [documents, languages, shipped];
  const hasFailed = queries.some(({ isError, data }) => isError && !data);
  const retry = () => {
    for (const { isError, refetch } of queries) if (isError) void refetch();
  };
  return (
    <>
      <Title title={translate('resources.translacje.name')} />
      {hasFailed && <RetryNotice sx={{ my: 2 }} onRetry={retry} />}
      {documents.data && languages.data && shipped.data ? (
        <TextsWorkplace documents={documents.data} languages={languages.data} shipped={shipped.data} />
      ) : (
        !hasFailed && <Skeleton variant="rounded" height={480} sx={{ my: 2 }} aria-hidden />
      )}
    </>
  );
}
