import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AspectValue } from '../catalogue/AspectValue.tsx';
import { differingAspects } from '../catalogue/aspects.ts';
import { readArticle } from '../catalogue/readArticle.ts';
import { useFieldLabels } from '../catalogue/useFieldLabels.ts';
import type { Fields } from '../data/changes.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { DifferencesTable } from './DifferencesTable.tsx';
import { differences } from './differences.ts';
import { catalogueOf } from './pageOfCollection.ts';
import { pathLabel } from './pathLabel.ts';

interface Row {
  key: string;
  label: string;
  before: ReactNode;
  after: ReactNode;
}

interface DocumentDifferencesProps {
  collection: CollectionName;
  /** Null where there was, or is, no document. */
  before: Fields | null;
  after: Fields | null;
  /** Names the table. */
  label: string;
  /** Heads of the two columns of values. */
  heads?: { before: string; after: string };
}

/** Two states of a document, where they differ. */
export function DocumentDifferences({ collection, before, after, label, heads }: DocumentDifferencesProps) {
  const translate = useTranslate();
  const { ofAspect } = useFieldLabels();
  const catalogue = catalogueOf(collection);
  const rows: Row[] = catalogue
    ? differingAspects(catalogue.collection, before ?? {}, after ?? {}).map((aspect) => ({
        key: aspect.key,
        label: ofAspect(aspect),
        before: before && <AspectValue aspect={aspect} fields={readArticle(catalogue.collection, before)} />,
        after: after && <AspectValue aspect={aspect} fields={readArticle(catalogue.collection, after)} />,
      }))
    : differences(collection, before, after).map((each) => ({
        key: each.path.join('.'),
        label: pathLabel(collection, each.path, translate),
        before: <ChangedValue value={each.before} />,
        after: <ChangedValue value={each.after} />,
      }));
  if (rows.length === 0) return translate('changes.noDifference');
  const columns = [
    ...(before ? [{ name: 'before' as const, head: heads?.before ?? translate('changes.before') }] : []),
    ...(after ? [{ name: 'after' as const, head: heads?.after ?? translate('changes.after') }] : []),
  ];
  return <DifferencesTable rows={rows} columns={columns} label={label} />;
}
