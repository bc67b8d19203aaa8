import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { type Translate, translator } from '@lumitor/domain/translation/lookup';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { languageToShow } from '../../translation/language.ts';

/** The texts that an order's page brings, in the language of the administration where it has them. */
export function useOrderWords(page: ShownOrder): { t: Translate; language: string } {
  const language = languageToShow(useLocale(), page);
  const t = useMemo(() => translator(page.translations, language), [page, language]);
  return { t, language };
}
