import { LINES } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { type ComponentProps, useCallback } from 'react';
import { useLocaleState } from 'react-admin';
import { articleTitle } from '../articles/titles.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import { NamedDialog } from './NamedDialog.tsx';
import { useNamed } from './named.ts';

export function useLuminaireTypes() {
  const [locale] = useLocaleState();
  const { documents: types, hasFailed, retry } = useNamed('luminaireTypes');
  const titleOf = useCallback(
    (key: string): string => {
      const type = types?.find((each) => each.key === key);
      return type ? articleTitle(type, locale) : key;
    },
    [types, locale],
  );
  return { types, titleOf, hasFailed, retry };
}

type DialogProps = ComponentProps<typeof NamedDialog<'luminaireTypes'>>;

export const AddType = (props: Pick<DialogProps, 'documents' | 'onSaved' | 'onClose'>) => (
  <NamedDialog collection="luminaireTypes" edited={null} {...props} />
);

export function useLuminaireCount() {
  const luminaires = useAllDocuments(
    LINES.map((line) => collectionOf('bindings', line) as 'bindings' | 'microBindings'),
  ).documents?.flat();
  return (key: string) => luminaires?.filter(({ type }) => type === key).length;
}
