import { Alert, Box, Button, Skeleton } from '@mui/material';
import { useBasename } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router';
import type { CatalogueResource } from '../data/resources.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import type { BackState } from '../elements/WayBack.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { EditedArticle } from './form/EditedArticle.tsx';
import { isMissing, useArticle } from './form/useArticle.ts';
import { useCatalogueResource } from './useArticles.ts';

function EditPage({ resource, id }: { resource: CatalogueResource; id: string }) {
  const translate = useTranslate();
  const basename = useBasename();
  const { data: article, error, refetch } = useArticle(resource, id);
  const listPath = `${basename}/${resource.name}`;
  const { back } = (useLocation().state ?? {}) as BackState;
  if (article)
    return (
      <EditedArticle
        resource={resource}
        article={article}
        listPath={listPath}
        afterwards={back ? `${basename}/${back}` : listPath}
        onRestored={() => void refetch()}
      />
    );
  if (!error)
    return (
      <Box role="status" aria-busy sx={{ maxWidth: 1000, pt: 8 }}>
        <Skeleton variant="rounded" animation={false} height={480} />
      </Box>
    );
  if (!isMissing(error)) return <RetryNotice sx={{ my: 2 }} onRetry={refetch} />;
  return (
    <Alert
      severity="warning"
      sx={{ my: 2 }}
      action={
        <Button color="inherit" size="small" component={Link} to={listPath}>
          {translate('catalogue.form.toList')}
        </Button>
      }
    >
      {translate('catalogue.form.missing')}
    </Alert>
  );
}

/** The form of a stored article. */
export function ArticleEdit() {
  const resource = useCatalogueResource();
  const { id = '' } = useParams();
  return <EditPage key={`${resource.name} ${id}`} resource={resource} id={id} />;
}
