import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { MESSAGES } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';

export interface TextsState {
  /** Of the shop's texts; those that a page shows may be others. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  texts: TextsSnapshot | null;
}

export const textsStore = createStore<TextsState>(() => ({ status: 'idle', texts: null }));

const textsSchema = v.object({
  translations: v.record(v.string(), v.record(v.string(), v.string())),
  languages: v.array(v.object({ lang: v.string(), active: v.boolean() })),
  /** They passed their schema when they were stored. */
  settings: v.custom<TextsSnapshot['settings']>(
    (settings) => typeof settings === 'object' && settings !== null,
  ),
});

/** Shows texts that came some other way, such as with a stored order. Gives back what takes them away again. */
export function showTexts(texts: TextsSnapshot): () => void {
  textsStore.setState({ texts });
  return () => textsStore.setState({ status: 'idle', texts: null });
}

/** Loads the texts of the interface, or loads them anew; those that are shown stay until then. */
export async function loadTexts(): Promise<boolean> {
  const { texts: shown } = textsStore.getState();
  if (!shown) textsStore.setState({ status: 'loading' });
  const answer = await request('/api/snapshots/texts', { retryFor: RETRY_FOR.waiting });
  const texts = answer.ok ? v.safeParse(textsSchema, answer.body) : null;
  if (texts?.success) {
    textsStore.setState({ status: 'ready', texts: texts.output });
    return true;
  }
  console.error(MESSAGES.textsFailed);
  if (!shown) textsStore.setState({ status: 'failed' });
  return false;
}
