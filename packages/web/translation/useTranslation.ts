import { type Translate, translator } from '@lumitor/domain/translation/lookup';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand/react';
import { sharedStore } from '../data/shared.ts';
import { textsStore } from '../data/texts.ts';
import { languageToShow } from './language.ts';

export interface Translation {
  t: Translate;
  /** The code of the language shown, in capitals: `PL`. */
  language: string;
  /** Shows another language and writes it to the address. */
  setLanguage: (language: string) => void;
}

export function useTranslation(): Translation {
  const texts = useStore(textsStore, (state) => state.texts);
  const asked = useStore(sharedStore, (state) => state.language);
  const [path, navigate] = useLocation();
  const language = languageToShow(asked, texts);
  const t = useMemo(() => translator(texts?.translations ?? null, language), [texts, language]);
  const setLanguage = useCallback(
    (chosen: string) => {
      const search = new URLSearchParams(window.location.search);
      search.set('lang', chosen.toLowerCase());
      sharedStore.setState({ language: chosen.toLowerCase() });
      navigate(`${path}?${search}`, { replace: true });
    },
    [navigate, path],
  );
  return { t, language, setLanguage };
}
