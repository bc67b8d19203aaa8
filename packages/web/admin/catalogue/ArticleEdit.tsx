import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useBasename, useResourceContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { type CatalogueResource, catalogueResource } from '../data/resources.ts';
import { EditedArticle } from './form/EditedArticle.tsx';
import { useArticle } from './form/useArticle.ts';

function EditPage({ resource, id }: { resource: CatalogueResource; id: string }) {
  const translate = useTranslate();
  const basename = useBasename();
  const loaded = useArticle(resource, id);
  const listPath = `${basename}/${resource.name}`;
  if (loaded.status === 'ready')
    return (
      <EditedArticle
        resource={resource}
        article={loaded.article}
        listPath={listPath}
        onRestored={loaded.reload}
      />
    );
  if (loaded.status === 'loading')
    return (
      <Box role="status" aria-busy sx={{ maxWidth: 1000, pt: 8 }}>
        <Skeleton variant="rounded" animation={false} height={480} />
      </Box>
    );
  const isMissing = loaded.status === 'missing';
  return (
    <Alert
      severity={isMissing ? 'warning' : 'error'}
      sx={{ my: 2 }}
      action={
        isMissing ? (
          <Button color="inherit" size="small" component={Link} to={listPath}>
            {translate('catalogue.form.toList')}
          </Button>
        ) : (
          <Button color="inherit" size="small" onClick={loaded.reload}>
            {translate('list.retry')}
          </Button>
        )
      }
    >
      {translate(isMissing ? 'catalogue.form.missing' : 'catalogue.list.failed')}
    </Alert>
  );
}

/** The form of a stored article. */
export function ArticleEdit() {
  const name = useResourceContext() ?? '';
  const { id = '' } = useParams();
  const resource = catalogueResource(name);
  if (!resource) throw new Error(`${name} is no page of the catalogue. Add it to data/resources.ts.`);
  return <EditPage key={`${name} ${id}`} resource={resource} id={id} />;
}
