import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import { createStore } from 'zustand/vanilla';
import { MESSAGES } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';
import { sharedStore } from './shared.ts';

export interface TextsState {
  /** Of the shop's texts; those that a page shows may be others. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  texts: TextsSnapshot | null;
  /** The language that the shop's texts were asked for in, in lowercase; they may have come in another (D34). */
  asked: string | null;
}

const NONE: TextsState = { status: 'idle', texts: null, asked: null };

export const textsStore = createStore<TextsState>(() => NONE);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The settings among them passed their schema when they were stored. */
const isTexts = (body: unknown): body is TextsSnapshot =>
  isObject(body) &&
  'translations' in body &&
  isObject(body.translations) &&
  'languages' in body &&
  Array.isArray(body.languages) &&
  'settings' in body &&
  isObject(body.settings);

/** Shows texts that came some other way, such as with a stored order. Gives back what takes them away again. */
export function showTexts(texts: TextsSnapshot): () => void {
  textsStore.setState({ texts });
  return () => textsStore.setState(NONE);
}

/** Texts of the shop in a language; null where they could not be loaded. @param isFirst only those of the first screen */
export async function fetchTexts(language: string, isFirst: boolean): Promise<TextsSnapshot | null> {
  const path = `/api/snapshots/texts?lang=${encodeURIComponent(language)}${isFirst ? '&part=first' : ''}`;
  const answer = await request(path, { retryFor: RETRY_FOR.waiting });
  return answer.ok && isTexts(answer.body) ? answer.body : null;
}

/** Counts loads: what an earlier one brings is older. */
let loads = 0;

/**
 * Loads the texts of the interface in the language asked for, or loads them anew; those that are shown stay until then.
 * @param isFirst what the first screen says alone
 */
export async function loadTexts({ isFirst = false } = {}): Promise<boolean> {
  loads += 1;
  const own = loads;
  const { texts: shown } = textsStore.getState();
  if (!shown) textsStore.setState({ status: 'loading' });
  const asked = sharedStore.getState().language;
  const texts = await fetchTexts(asked, isFirst);
  const isRead = texts !== null;
  if (own !== loads) return isRead;
  if (isRead) textsStore.setState({ status: 'ready', texts, asked });
  else {
    console.error(MESSAGES.textsFailed);
    if (!shown) textsStore.setState({ status: 'failed' });
  }
  return isRead;
}

let completing: { asked: string; done: Promise<boolean> } | null = null;

/** Loads what is not there of the shop's texts in the language asked for. */
export async function completeTexts(): Promise<boolean> {
  const { language } = sharedStore.getState();
  const { texts, asked } = textsStore.getState();
  if (texts && !texts.isFirst && asked === language) return true;
  if (completing?.asked !== language) completing = { asked: language, done: loadTexts() };
  const own = completing;
  const isDone = await own.done;
  if (completing === own) completing = null;
  return isDone;
}

/** Shows another language, its code in lowercase, as soon as the texts in it are there. */
export function askForLanguage(language: string): void {
  sharedStore.setState({ language });
  // A stored order brings all its languages along.
  if (textsStore.getState().status === 'ready') void completeTexts();
}
