import type { Misfit } from '@lumitor/domain/quote/fit';
import { articleName, withColour } from '@lumitor/domain/translation/articleName';
import { useTranslation } from '../translation/useTranslation.ts';
import { useConfigurator } from './configuratorStore.ts';
import { useCatalogue } from './derived.ts';

export function useChosenTitle(): (chosen: Pick<Misfit, 'collection' | 'id'>) => string {
  const { t, language } = useTranslation();
  const catalogue = useCatalogue();
  const formerNames = useConfigurator((state) => state.formerNames);
  return ({ collection, id }) => {
    const articles = catalogue?.[collection] ?? [];
    const article = articles.find((one) => one.id === id);
    if (article) return articleName(article, articles, language, t);
    const former = formerNames[id];
    return former ? withColour(former.title, former.colour, t) : t('choice.former');
  };
}
