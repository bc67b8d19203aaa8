import type { Wording } from '@lumitor/domain/lists/findingWords';
import type { Misfit } from '@lumitor/domain/quote/fit';
import { useTranslation } from '../translation/useTranslation.ts';
import { useChosenTitle } from './formerTitles.ts';

export function useWording(): Wording {
  const { t, language } = useTranslation();
  const chosenTitle = useChosenTitle();
  return { t, language, titleOf: (article) => chosenTitle(article as Pick<Misfit, 'collection' | 'id'>) };
}
