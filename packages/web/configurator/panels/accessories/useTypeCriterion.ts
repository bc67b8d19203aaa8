import type { Accessory } from '@lumitor/domain/catalogue/article';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { textsStore } from '../../../data/texts.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import type { Criterion } from '../choice/filter.ts';

/**
 * Accessories are narrowed by their type alone. It is called as a text says, such as `accessories.type_feed`. A shop
 * that names its types in plain words has no such text: then the type itself.
 */
export function useTypeCriterion(accessories: readonly Accessory[]): Criterion<Accessory>[] {
  const { t, language } = useTranslation();
  const texts = useStore(textsStore, (state) => state.texts?.translations.accessories);
  return useMemo(() => {
    const types = [...new Set(accessories.map(({ type }) => type))];
    return [
      {
        name: 'type',
        label: t('choice.type'),
        all: t('choice.allTypes'),
        options: types.map((value) => ({ value, label: texts?.[`type_${value}_${language}`] ?? value })),
        keeps: ({ type }, value) => type === value,
      },
    ];
  }, [accessories, texts, t, language]);
}
