import { CATALOGUE_COLLECTIONS } from '@lumitor/domain/catalogue/productLine';
import { type OpenRole, openRoles } from '@lumitor/domain/parts/neededCodes';
import type { EuroRate } from '@lumitor/domain/quote/price';
import {
  isPowerMissing,
  isWithoutPhotometry,
  isWithoutPicture,
  type MissingPrice,
  type MissingText,
  missingPrices,
  missingTexts,
} from '../articles/articleGaps.ts';
import {
  type CodeGap,
  type DuplicateCode,
  findCodeGaps,
  findDuplicateCodes,
  findRailsWithoutRules,
} from './codeGaps.ts';
import { type Found, inEach, type LineArticles } from './lineArticles.ts';

export type RoleGap = OpenRole & { line: LineArticles['line'] };

export interface CatalogueGaps {
  codes: CodeGap[];
  railsWithoutRules: Found[];
  roles: RoleGap[];
  duplicates: DuplicateCode[];
  prices: (Found & { missing: MissingPrice[] })[];
  powers: Found[];
  pictures: Found[];
  photometry: Found[];
  translations: (Found & { missing: MissingText[] })[];
}

export interface Conditions {
  languages: readonly string[];
  euroRate: EuroRate;
  alsoInactive: boolean;
}

export function findGaps(
  whole: LineArticles,
  { languages, euroRate, alsoInactive }: Conditions,
): CatalogueGaps {
  const { line } = whole;
  const articles = inEach((collection) =>
    whole.articles[collection].filter(({ active }) => alsoInactive || active),
  );
  const found: Found[] = CATALOGUE_COLLECTIONS.flatMap((collection) =>
    articles[collection].map((article) => ({ line, collection, article })),
  );
  return {
    codes: findCodeGaps(whole),
    railsWithoutRules: findRailsWithoutRules(whole),
    roles: openRoles(whole.table).map((open) => ({ line, ...open })),
    duplicates: findDuplicateCodes({ ...whole, articles }),
    prices: found
      .map((each) => ({ ...each, missing: missingPrices(each.collection, each.article, euroRate) }))
      .filter(({ missing }) => missing.length > 0),
    powers: found.filter(({ collection, article }) => isPowerMissing(collection, article)),
    pictures: found.filter(({ collection, article }) => isWithoutPicture(collection, article)),
    photometry: found.filter(({ collection, article }) => isWithoutPhotometry(collection, article)),
    translations: found
      .map((each) => ({ ...each, missing: missingTexts(each.collection, each.article, languages) }))
      .filter(({ missing }) => missing.length > 0),
  };
}

export const GAP_KINDS = [
  'codes',
  'railsWithoutRules',
  'roles',
  'duplicates',
  'prices',
  'powers',
  'pictures',
  'translations',
] as const;
export const ADVICE_KINDS = ['photometry'] as const;
export type GapKind = (typeof GAP_KINDS | typeof ADVICE_KINDS)[number];

export const allGaps = (gaps: readonly CatalogueGaps[]): CatalogueGaps => {
  const all = <Kind extends GapKind>(kind: Kind) =>
    gaps.flatMap((each): CatalogueGaps[Kind][number][] => each[kind]);
  return {
    codes: all('codes'),
    railsWithoutRules: all('railsWithoutRules'),
    roles: all('roles'),
    duplicates: all('duplicates'),
    prices: all('prices'),
    powers: all('powers'),
    pictures: all('pictures'),
    photometry: all('photometry'),
    translations: all('translations'),
  };
};
