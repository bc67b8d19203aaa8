import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import { createStore } from 'zustand/vanilla';
import { MESSAGES } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';
import { sharedStore } from './shared.ts';

export interface TextsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  texts: TextsSnapshot | null;
  /** Language of the request, in lower case; the answer may differ (D34). */
  requested: string | null;
}

const NONE: TextsState = { status: 'idle', texts: null, requested: null };

export const textsStore = createStore<TextsState>(() => NONE);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isTexts = (body: unknown): body is TextsSnapshot =>
  isObject(body) &&
  'translations' in body &&
  isObject(body.translations) &&
  'languages' in body &&
  Array.isArray(body.languages) &&
  'settings' in body &&
  isObject(body.settings);

/** Shows texts from another source, such as a stored order. @returns remove function */
export function showTexts(texts: TextsSnapshot): () => void {
  textsStore.setState({ texts });
  return () => textsStore.setState(NONE);
}

/** Null on failure. @param isFirst only those of the first screen */
export async function fetchTexts(language: string, isFirst: boolean): Promise<TextsSnapshot | null> {
  const path = `/api/snapshots/texts?lang=${encodeURIComponent(language)}${isFirst ? '&part=first' : ''}`;
  const answer = await request(path, { retryFor: RETRY_FOR.waiting });
  return answer.ok && isTexts(answer.body) ? answer.body : null;
}

/** Number of the last load; answers of earlier ones are ignored. */
let loads = 0;

export async function loadTexts({ isFirst = false } = {}): Promise<boolean> {
  loads += 1;
  const load = loads;
  const { texts: shown } = textsStore.getState();
  if (!shown) textsStore.setState({ status: 'loading' });
  const requested = sharedStore.getState().language;
  const texts = await fetchTexts(requested, isFirst);
  const isRead = texts !== null;
  if (load !== loads) return isRead;
  if (isRead) textsStore.setState({ status: 'ready', texts, requested });
  else {
    console.error(MESSAGES.textsFailed);
    if (!shown) textsStore.setState({ status: 'failed' });
  }
  return isRead;
}

let completing: { requested: string; done: Promise<boolean> } | null = null;

export async function completeTexts(): Promise<boolean> {
  const { language } = sharedStore.getState();
  const { texts, requested } = textsStore.getState();
  if (texts && !texts.isFirst && requested === language) return true;
  if (completing?.requested !== language) completing = { requested: language, done: loadTexts() };
  const current = completing;
  const isDone = await current.done;
  if (completing === current) completing = null;
  return isDone;
}

export function requestLanguage(language: string): void {
  sharedStore.setState({ language });
  if (textsStore.getState().status === 'ready') void completeTexts();
}
