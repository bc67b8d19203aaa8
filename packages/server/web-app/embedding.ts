import type { Context } from 'hono';
import type { DocumentStore } from '../documents/documentStore.ts';
import { serviceSettings } from '../settings/readSettings.ts';
import { pagePolicy } from './assets.ts';

/** Sign-in and administration are never framed (D64). Ignores case like the pages. */
const EMBEDDABLE = /^\/osadzony(?:\/(?:standard|micro)(?:\/podsumowanie)?|\/pobierz\/[^/]+)?\/?$/i;

export const isEmbeddable = (path: string): boolean => EMBEDDABLE.test(path);

export function letEmbed(c: Context, answer: Response, origins: readonly string[]): void {
  // A 304 answer would keep the cached policy.
  answer.headers.delete('etag');
  if (origins.length === 0) return;
  answer.headers.set('content-security-policy', pagePolicy(origins));
  // The header is set before the app answers, when origins are unknown.
  c.env?.outgoing?.removeHeader('x-frame-options');
}

/** Read each time; the last known ones during a database failure. */
export function embeddingOrigins(store: DocumentStore, onFailure: (error: unknown) => void) {
  let known: readonly string[] = [];
  return async (): Promise<readonly string[]> => {
    try {
      known = (await serviceSettings(store)).embedding.origins;
    } catch (error) {
      onFailure(error);
    }
    return known;
  };
}
