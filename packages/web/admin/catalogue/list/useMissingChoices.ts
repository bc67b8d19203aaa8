import { FIELDS } from '@lumitor/domain/catalogue/fields';
import { textLanguages } from '../../articles/aspects.ts';
import { useLanguageNames } from '../../articles/useLanguageNames.ts';
import { useActiveLanguages } from '../../data/activeLanguages.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useWords } from '../../words/useTranslate.ts';

/** What articles may lack, by the words of a filter. */
export function useMissingChoices({ collection }: CatalogueResource): { id: string; name: string }[] {
  const word = useWords('catalogue.list');
  const names = useLanguageNames();
  const hasPicture = FIELDS[collection].some(({ kind }) => kind === 'picture');
  const languages = textLanguages(useActiveLanguages()).filter((language) => language !== 'PL');
  return [
    ...(hasPicture ? [{ id: 'picture', name: word('missingPicture') }] : []),
    ...(collection === 'bindings' ? [{ id: 'photometry', name: word('missingPhotometry') }] : []),
    { id: 'priceEuro', name: word('missingEuro') },
    { id: 'translation', name: word('missingTranslation') },
    ...languages.map((language) => ({
      id: `translation:${language}`,
      name: word('missingLanguage', { language: names(language) }),
    })),
  ];
}
