import type { Stored } from '@lumitor/domain/catalogue/article';
import { emptyPartTable } from '@lumitor/domain/catalogue/partTable';
import type { CatalogueCollection, ProductLine } from '@lumitor/domain/catalogue/productLine';
import { byTypeBlackFirst, type LineCatalogue, type Texts } from '@lumitor/domain/catalogue/snapshot';
import type { Translations } from '@lumitor/domain/catalogue/text';
import {
  COLLECTIONS,
  type CollectionName,
  collectionOf,
  type DocumentOf,
  type MicroCollection,
  type SnapshotName,
} from '@lumitor/domain/collections/collections';
import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import { soldBy } from '@lumitor/domain/settings/soldBy';
import { FIRST_SECTIONS } from '@lumitor/domain/texts/interfaceTexts';
import { findText, splitStoredKey } from '@lumitor/domain/translation/lookup';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import * as v from 'valibot';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readLines, shownSettings } from '../settings/readSettings.ts';
import { inlinePicturePath, readInlinePicture } from './inlinePicture.ts';

/** Newest of several; without families if there is none (D19). */
async function partTable(store: DocumentStore, line: ProductLine): Promise<LineCatalogue['partTable']> {
  const stored = await store.list('partTables');
  const newest = stored.find((table) => table.line === line);
  if (!newest) return emptyPartTable(line);
  const { id: _, version: __, createdAt: ___, ...table } = newest;
  return table;
}

interface Pictured extends Stored {
  img: string;
  base64: string;
}

const withPicturePath = <Article extends Pictured>(
  collection: CollectionName,
  { base64, ...article }: Article,
) =>
  ({
    ...article,
    img: article.img || (readInlinePicture(base64) ? inlinePicturePath(collection, article) : ''),
  }) as unknown as Article;

export type OnLeftOut = (fault: Error) => void;

/** An invalid document must not break the whole snapshot in browsers. */
function validOnes<Name extends CollectionName>(
  collection: Name,
  documents: DocumentOf<Name>[],
  onLeftOut: OnLeftOut,
): DocumentOf<Name>[] {
  return documents.filter((document) => {
    const { id, version: _, createdAt: __, ...fields } = document as Stored;
    const { success } = v.safeParse(COLLECTIONS[collection].schema, fields);
    if (!success)
      onLeftOut(new Error(`${collection}/${id} is excluded: it does not match its schema. Store it again.`));
    return success;
  });
}

/** Newest first; rails and supplies by type, black first (D21). */
export async function lineCatalogue(
  store: DocumentStore,
  line: ProductLine,
  onLeftOut: OnLeftOut = () => {},
): Promise<LineCatalogue> {
  const active = async <Standard extends CatalogueCollection, Micro extends MicroCollection>(
    standard: Standard,
    micro: Micro,
  ) => {
    const collection: Standard | Micro = line === 'micro' ? micro : standard;
    return validOnes(collection, await store.list(collection, { isActive: true }), onLeftOut);
  };
  const every = async <Name extends CollectionName>(collection: Name) =>
    validOnes(collection, await store.list(collection, { direction: 'asc' }), onLeftOut);
  const table = await partTable(store, line);
  const lines = await readLines(store);
  const isSold = soldBy(lines[line], table);
  const picturedIn =
    (name: CatalogueCollection) =>
    <Article extends Pictured>(article: Article) =>
      withPicturePath(collectionOf(name, line), article);
  return {
    connections: (await active('connections', 'microConnections'))
      .filter(isSold.rail)
      .map(picturedIn('connections'))
      .sort(byTypeBlackFirst),
    systems: await active('systems', 'microSystems'),
    gateways: (await active('gateways', 'microGateways')).map(picturedIn('gateways')),
    powers: (await active('powers', 'microPowers')).map(picturedIn('powers')).sort(byTypeBlackFirst),
    bindings: (await active('bindings', 'microBindings')).map(picturedIn('bindings')),
    accessories: (await active('accessories', 'microAccessories'))
      .filter(isSold.part)
      .map(picturedIn('accessories')),
    luminaireTypes: await every('luminaireTypes'),
    lightTargets: await every('lightTargets'),
    partTable: table,
  };
}

/** Missing texts come in the fallback language (D34). */
function inLanguages(translations: Translations, languages: readonly string[]): Translations {
  const sections = Object.entries(translations).map(([section, texts]): [string, Record<string, string>] => {
    const keys = new Set(Object.keys(texts).map((stored) => splitStoredKey(stored).key));
    const found = [...keys].flatMap((key) =>
      languages.flatMap((language) => {
        const text = findText(texts, key, language);
        return text ? [[`${key}_${text.language}`, text.text] as const] : [];
      }),
    );
    return [section, Object.fromEntries(found)];
  });
  return Object.fromEntries(sections.filter(([, texts]) => Object.keys(texts).length > 0));
}

export async function readActiveLanguages(store: DocumentStore): Promise<Texts['languages']> {
  const languages = await store.list('languages', { isActive: true, direction: 'asc' });
  return languages.map(({ lang, active }) => ({ lang, active }));
}

/** Orders are shown in their language, even if deactivated. */
export async function activeTexts(store: DocumentStore, alsoIn?: string): Promise<Texts> {
  const languages = await readActiveLanguages(store);
  const documents = await store.list('translations', { direction: 'asc' });
  const translations = mergeTranslations(documents);
  const shown = new Set([...languages.map(({ lang }) => lang), ...(alsoIn ? [alsoIn] : [])]);
  return { translations: inLanguages(translations, [...shown]), languages };
}

function textsIn(texts: TextsSnapshot, language: string, isFirst: boolean): TextsSnapshot {
  const own = Object.entries(inLanguages(texts.translations, [language]));
  const sent = isFirst ? own.filter(([section]) => FIRST_SECTIONS.includes(section)) : own;
  return {
    ...texts,
    language,
    translations: Object.fromEntries(sent),
    ...(isFirst ? { isFirst } : {}),
  };
}

export const textsKey = (language: string, isFirst: boolean): string =>
  isFirst ? `${language} first` : language;

export function textsByKey(texts: TextsSnapshot): Map<string, TextsSnapshot> {
  return new Map(
    texts.languages.flatMap(({ lang }) =>
      [false, true].map((isFirst) => [textsKey(lang, isFirst), textsIn(texts, lang, isFirst)] as const),
    ),
  );
}

export type SnapshotContents = Record<ProductLine, LineCatalogue> & { texts: TextsSnapshot };

type Builders = {
  readonly [Name in SnapshotName]: (
    store: DocumentStore,
    onLeftOut: OnLeftOut,
  ) => Promise<SnapshotContents[Name]>;
};

export const BUILDERS: Builders = {
  texts: async (store) => ({ ...(await activeTexts(store)), settings: await shownSettings(store) }),
  standard: (store, onLeftOut) => lineCatalogue(store, 'standard', onLeftOut),
  micro: (store, onLeftOut) => lineCatalogue(store, 'micro', onLeftOut),
};
