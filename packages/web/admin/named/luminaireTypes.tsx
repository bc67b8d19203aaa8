import { LUMINAIRE_SYMBOLS } from '@lumitor/domain/catalogue/luminaireType';
import { LINES } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { useCallback } from 'react';
import { useLocaleState } from 'react-admin';
import { articleTitle } from '../articles/articleTitle.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { NamedDialog, type NamedDialogProps } from './NamedDialog.tsx';
import { NamedList } from './NamedList.tsx';
import { useNamed } from './named.ts';

/** The shop's types of luminaires, and what a luminaire's type is called: the key itself where it is not on the list. */
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

function useFields(): Pick<NamedDialogProps<'luminaireTypes'>, 'collection' | 'first' | 'fieldsOf'> {
  const words = useWords('luminaireTypes');
  return {
    collection: 'luminaireTypes',
    first: { symbol: 'spotlight' },
    fieldsOf: () => [
      {
        name: 'symbol',
        kind: 'choice',
        label: words('symbol'),
        hint: words('symbolHint'),
        choices: LUMINAIRE_SYMBOLS.map((each) => [each, words(`symbols.${each}`)]),
      },
    ],
  };
}

/** Adds a type of luminaires. @param onSaved hears of the key by which luminaires name it */
export function AddType(
  props: Pick<NamedDialogProps<'luminaireTypes'>, 'documents' | 'onSaved' | 'onClose'>,
) {
  return <NamedDialog {...useFields()} edited={null} {...props} />;
}

/** The types that the shop sorts its luminaires by, and how many luminaires of both product lines name each. */
export function LuminaireTypeList() {
  const translate = useTranslate();
  const words = useWords('luminaireTypes');
  const luminaires = useAllDocuments(
    LINES.map((line) => collectionOf('bindings', line) as 'bindings' | 'microBindings'),
  ).documents?.flat();
  return (
    <NamedList
      {...useFields()}
      title={translate('resources.typy.name')}
      head={words('type')}
      columns={[
        { head: words('symbol'), cell: ({ symbol }) => words(`symbols.${symbol}`) },
        {
          head: words('luminaires'),
          cell: ({ key }) => luminaires?.filter(({ type }) => type === key).length,
        },
      ]}
    />
  );
}
