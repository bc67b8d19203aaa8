import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { ChangedFields } from '../data/changes.ts';
import { AspectValue } from './AspectValue.tsx';
import { differingAspects } from './aspects.ts';
import { DifferencesTable } from './DifferencesTable.tsx';
import { readArticle } from './readArticle.ts';
import { useFieldLabels } from './useFieldLabels.ts';

interface ArticleDifferencesProps {
  collection: CatalogueCollection;
  before: ChangedFields | null;
  after: ChangedFields | null;
  label: string;
  heads?: { before: string; after: string };
}

export function ArticleDifferences({ collection, before, after, label, heads }: ArticleDifferencesProps) {
  const { ofAspect } = useFieldLabels();
  const differences = differingAspects(collection, before ?? {}, after ?? {}).map((aspect) => ({
    key: aspect.key,
    label: ofAspect(aspect),
    before: before && <AspectValue aspect={aspect} fields={readArticle(collection, before)} />,
    after: after && <AspectValue aspect={aspect} fields={readArticle(collection, after)} />,
  }));
  const states = [...(before ? (['before'] as const) : []), ...(after ? (['after'] as const) : [])];
  return <DifferencesTable differences={differences} states={states} label={label} heads={heads} />;
}
