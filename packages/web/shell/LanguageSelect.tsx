import type { Px } from '@lumitor/domain/units';
import { useStore } from 'zustand/react';
import { textsStore } from '../data/texts.ts';
import { activeLanguages, languageToOffer } from '../translation/language.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { onDemand, orNothing } from '../ui/later.tsx';
import { Select } from '../ui/Select.tsx';

const LanguageOffer = onDemand(orNothing(() => import('./LanguageOffer.tsx')));

const WIDTH: Px = 95;

export function LanguageSelect() {
  const { t, language, setLanguage } = useTranslation();
  const texts = useStore(textsStore, (state) => state.texts);
  const active = activeLanguages(texts);
  if (active.length === 0) return null;
  const languages = active.includes(language) ? active : [language, ...active];
  // A stored order has the language of saving, and no texts of the shop.
  const offered = texts?.language && languageToOffer(location.search);
  return (
    <>
      <Select
        label={t('header.language')}
        hideLabel
        width={WIDTH}
        value={language}
        onChange={setLanguage}
        options={languages.map((code) => ({ value: code, label: code }))}
      />
      {offered && offered !== language && active.includes(offered) && <LanguageOffer language={offered} />}
    </>
  );
}
