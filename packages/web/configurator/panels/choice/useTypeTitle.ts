import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { textsStore } from '../../../data/texts.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';

/**
 * What a `type` of the catalogue is called: a text of the section, such as `bindings.type_spotlight`. A shop that
 * names its types in plain words has no such text: then the type itself.
 */
export function useTypeTitle(section: 'bindings' | 'accessories'): (type: string) => string {
  const { language } = useTranslation();
  const texts = useStore(textsStore, (state) => state.texts?.translations[section]);
  return useMemo(() => (type) => texts?.[`type_${type}_${language}`] ?? type, [texts, language]);
}
