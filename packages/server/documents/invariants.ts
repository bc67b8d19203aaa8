import type { CollectionName } from '@lumitor/domain/documents/collections';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { Refused } from '../refusal/refused.ts';
import type { Fields } from './document.ts';

/**
 * What must hold for a shop as a whole, beyond the schema of one document: the default language,
 * which every text falls back to, stays and stays on.
 * @param after null where the document is to be removed
 */
export function refuseBrokenShop(
  collection: CollectionName,
  before: Fields | null,
  after: Fields | null,
): void {
  if (collection !== 'languages' || before?.lang !== DEFAULT_LANGUAGE) return;
  if (after?.lang === DEFAULT_LANGUAGE && after.active === true) return;
  throw new Refused(409, {
    code: 'default-language',
    message: `${DEFAULT_LANGUAGE} is the default language. It can be neither switched off nor removed.`,
    field: 'active',
  });
}
