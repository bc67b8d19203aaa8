import type { CollectionName } from '@lumitor/domain/collections/collections';
// biome-ignore lint/style/noRestrictedImports: what a document holds decides the keys
import { useLocaleState, useTranslate as useTranslateAny } from 'react-admin';
import { ArticleDifferences } from '../articles/ArticleDifferences.tsx';
import { DifferencesTable } from '../articles/DifferencesTable.tsx';
import type { ChangedFields } from '../data/changes.ts';
import { catalogueOf } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { differences } from './differences.ts';
import { pathLabel } from './pathLabel.ts';

function ChangedValue({ value }: { value: unknown }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (value === undefined || value === null || value === '')
    return <em>{translate('catalogue.values.none')}</em>;
  if (typeof value === 'boolean') return translate(value ? 'catalogue.values.yes' : 'catalogue.values.no');
  if (typeof value === 'number') return value.toLocaleString(locale);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

interface DocumentDifferencesProps {
  collection: CollectionName;
  before: ChangedFields | null;
  after: ChangedFields | null;
  label: string;
  heads?: { before: string; after: string };
}

export function DocumentDifferences({ collection, before, after, ...named }: DocumentDifferencesProps) {
  const translate = useTranslateAny();
  const catalogue = catalogueOf(collection);
  if (catalogue)
    return <ArticleDifferences collection={catalogue.collection} before={before} after={after} {...named} />;
  const found = differences(collection, before, after).map((each) => ({
    key: each.path.join('.'),
    label: pathLabel(collection, each.path, translate),
    before: <ChangedValue value={each.before} />,
    after: <ChangedValue value={each.after} />,
  }));
  const states = [...(before ? (['before'] as const) : []), ...(after ? (['after'] as const) : [])];
  return <DifferencesTable differences={found} states={states} {...named} />;
}
