import { codeFieldOf, FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Document } from '../data/documents.ts';
import type { UploadFault } from '../data/fileKind.ts';
import { indexBy } from './plan/match.ts';
import type { ZippedFile } from './sheet/zip.ts';

export interface FileMatch {
  file: ZippedFile;
  articles: readonly Document[];
}

export interface PassedOver {
  file: ZippedFile;
  reason: UploadFault | 'noField' | 'unknownCode' | 'codeTwice';
}

const folded = (code: string) => code.trim().toLowerCase();

export function matchFiles(
  collection: CatalogueCollection,
  files: readonly ZippedFile[],
  articles: readonly Document[],
): { matches: FileMatch[]; passedOver: PassedOver[] } {
  const codeField = codeFieldOf(collection) ?? '';
  const byCode = indexBy(articles, (article) => folded(String(article[codeField] ?? '')));
  const taken = new Set<string>();
  const matches: FileMatch[] = [];
  const passedOver: PassedOver[] = [];
  for (const file of files) {
    const code = folded(file.code);
    const place = `${file.kind.name} ${code}`;
    const found = code ? byCode.get(code) : undefined;
    const pass = (reason: PassedOver['reason']) => passedOver.push({ file, reason });
    if (!FIELDS[collection].some(({ kind }) => kind === file.kind.name)) pass('noField');
    else if (!found) pass('unknownCode');
    else if (file.fault) pass(file.fault);
    else if (taken.has(place)) pass('codeTwice');
    else {
      taken.add(place);
      matches.push({ file, articles: found });
    }
  }
  return { matches, passedOver };
}
