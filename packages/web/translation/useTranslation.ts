import { type Translate, translator } from '@lumitor/domain/translation/lookup';
import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useStore } from 'zustand/react';
import { sharedStore } from '../data/shared.ts';
import { requestLanguage, textsStore } from '../data/texts.ts';
import { languageToShow, rememberLanguage } from './language.ts';

export interface Translation {
  t: Translate;
  language: string;
  setLanguage: (language: string) => void;
}

function setLanguage(chosen: string) {
  const language = chosen.toLowerCase();
  const search = new URLSearchParams(location.search);
  search.set('lang', language);
  rememberLanguage(language);
  requestLanguage(language);
  navigate(`${location.pathname}?${search}`, { replace: true });
}

export function useTranslation(): Translation {
  const texts = useStore(textsStore, (state) => state.texts);
  const requested = useStore(sharedStore, (state) => state.language);
  const language = languageToShow(requested, texts);
  const t = useMemo(
    () => translator(texts?.translations ?? null, language, texts?.isFirst),
    [texts, language],
  );
  return { t, language, setLanguage };
}
