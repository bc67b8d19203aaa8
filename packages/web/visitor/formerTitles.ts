import type { Misfit } from '@lumitor/domain/quote/fit';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { useTranslation } from '../translation/useTranslation.ts';
import { useConfigurator } from './configuratorStore.ts';
import { useCatalogue } from './derived.ts';

/** What a chosen article is called, also one that the catalogue no longer has. */
export function useChosenTitle(): (chosen: Pick<Misfit, 'collection' | 'id'>) => string {
  const { t, language } = useTranslation();
  const catalogue = useCatalogue();
  const formerTitles = useConfigurator((state) => state.formerTitles);
  return ({ collection, id }) => {
    const article = catalogue?.[collection].find((one) => one.id === id);
    return article ? titleIn(article, language) : (formerTitles[id] ?? t('choice.former'));
  };
}
