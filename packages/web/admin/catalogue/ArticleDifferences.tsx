import type { CatalogueCollection } from '@lumitor/domain/catalogue/collections';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Fields } from '../data/changes.ts';
import { AspectValue } from './AspectValue.tsx';
import { differingAspects } from './aspects.ts';
import { DIFFERENCES_TABLE } from './differencesTable.ts';
import { readArticle } from './readArticle.ts';
import { useFieldLabels } from './useFieldLabels.ts';

interface ArticleDifferencesProps {
  collection: CatalogueCollection;
  before: Fields;
  after: Fields;
  /** Heads of the columns. */
  heads: { before: string; after: string };
}

/** Two states of an article, field by field, where they differ. */
export function ArticleDifferences({ collection, before, after, heads }: ArticleDifferencesProps) {
  const translate = useTranslate();
  const labels = useFieldLabels();
  const [old, now] = [readArticle(collection, before), readArticle(collection, after)];
  const aspects = differingAspects(collection, before, after);
  if (aspects.length === 0) return <p>{translate('catalogue.history.nothing')}</p>;
  return (
    <Box component="table" sx={DIFFERENCES_TABLE}>
      <thead>
        <tr>
          <th scope="col">{translate('catalogue.conflict.field')}</th>
          <th scope="col">{heads.before}</th>
          <th scope="col">{heads.after}</th>
        </tr>
      </thead>
      <tbody>
        {aspects.map((aspect) => (
          <tr key={aspect.key}>
            <th scope="row">{labels.ofAspect(aspect)}</th>
            <td>
              <AspectValue aspect={aspect} fields={old} />
            </td>
            <td>
              <AspectValue aspect={aspect} fields={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
