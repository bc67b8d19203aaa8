import type { LegalSettings } from '@lumitor/domain/settings/legal';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { fetchLegal } from '../data/legal.ts';
import { textsStore } from '../data/texts.ts';

/** The shop's own privacy policy and terms; null until they are there. They come anew with the texts. */
export function useLegal(): { legal: LegalSettings | null; hasFailed: boolean; retry: () => void } {
  const texts = useStore(textsStore, (state) => state.texts);
  const [legal, setLegal] = useState<LegalSettings | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt, and new texts, ask again
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    fetchLegal(leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer) setLegal(answer);
      setFailed(answer === null);
    });
    return () => leaving.abort();
  }, [texts, attempt]);
  return { legal, hasFailed, retry: () => setAttempt((before) => before + 1) };
}
