import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import { MAX_PICTURE } from '@lumitor/domain/catalogue/image';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Document } from '../data/documents.ts';
import { indexBy } from './plan/match.ts';
import type { ZippedPicture } from './sheet/zip.ts';

export interface PictureMatch {
  picture: ZippedPicture;
  /** Those with the code; a code may be that of several. */
  articles: readonly Document[];
}

export interface PassedOver {
  name: string;
  reason: 'unknownCode' | 'codeTwice' | 'tooLarge';
}

const folded = (code: string) => code.trim().toLowerCase();

/** Which pictures are for which articles, by their product codes in any case. */
export function matchPictures(
  collection: CatalogueCollection,
  pictures: readonly ZippedPicture[],
  articles: readonly Document[],
): { matches: PictureMatch[]; passedOver: PassedOver[] } {
  const codeField = codeFieldOf(collection) ?? '';
  const byCode = indexBy(articles, (article) => folded(String(article[codeField] ?? '')));
  const taken = new Set<string>();
  const matches: PictureMatch[] = [];
  const passedOver: PassedOver[] = [];
  for (const picture of pictures) {
    const code = folded(picture.code);
    const found = code ? byCode.get(code) : undefined;
    const pass = (reason: PassedOver['reason']) => passedOver.push({ name: picture.name, reason });
    if (!found) pass('unknownCode');
    else if (picture.size > MAX_PICTURE.megabytes * 1024 * 1024) pass('tooLarge');
    else if (taken.has(code)) pass('codeTwice');
    else {
      taken.add(code);
      matches.push({ picture, articles: found });
    }
  }
  return { matches, passedOver };
}
