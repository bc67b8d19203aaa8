import type { Context } from 'hono';
import type { DocumentStore } from '../documents/documentStore.ts';
import { serviceSettings } from '../settings/readSettings.ts';
import { pagePolicy } from './assets.ts';

/** In any capitals, as the pages are found. The configurator and the page of an order, and nothing else: sign-in and administration are never framed (D64). */
const EMBEDDABLE = /^\/osadzony(?:\/(?:standard|micro)(?:\/podsumowanie)?|\/pobierz\/[^/]+)?\/?$/i;

export const isEmbeddable = (path: string): boolean => EMBEDDABLE.test(path);

/** Lets the pages of these origins show the answer within them; with none it stays as every other page. */
export function letEmbed(c: Context, answer: Response, origins: readonly string[]): void {
  // A browser that is told that its copy is good keeps the policy of that copy, too.
  answer.headers.delete('etag');
  if (origins.length === 0) return;
  answer.headers.set('content-security-policy', pagePolicy(origins));
  // It stands on every answer before the app makes one, and knows no origins.
  c.env?.outgoing?.removeHeader('x-frame-options');
}

/** Reads whose pages those are: anew each time, and while the database does not answer as it last was. */
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
