import { useStore } from 'zustand/react';
import { textsStore } from '../data/texts.ts';
import { activeLanguages } from '../translation/language.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Select } from '../ui/Select.tsx';

/** In pixels. */
const WIDTH = 95;

/** Shown only where there is a language to choose. */
export function LanguageSelect() {
  const { t, language, setLanguage } = useTranslation();
  const texts = useStore(textsStore, (state) => state.texts);
  const active = activeLanguages(texts);
  if (active.length === 0) return null;
  const languages = active.includes(language) ? active : [language, ...active];
  return (
    <Select
      label={t('header.language')}
      hideLabel
      width={WIDTH}
      value={language}
      onChange={setLanguage}
      options={languages.map((code) => ({ value: code, label: code }))}
    />
  );
}
