import { emptyPartTable } from '@lumitor/domain/catalogue/partTable';
import type { CatalogueCollection, ProductLine } from '@lumitor/domain/catalogue/productLine';
import { byTypeBlackFirst, type LineCatalogue, type Texts } from '@lumitor/domain/catalogue/snapshot';
import type { Translations } from '@lumitor/domain/catalogue/text';
import type { MicroCollection, SnapshotName } from '@lumitor/domain/documents/collections';
import type { TextsSnapshot } from '@lumitor/domain/settings/settings';
import { soldBy } from '@lumitor/domain/settings/soldBy';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readLines, shownSettings } from '../settings/readSettings.ts';

/** The shop's table of a line, the newest of several; one without families where there is none (D19). */
async function partTable(store: DocumentStore, line: ProductLine): Promise<LineCatalogue['partTable']> {
  const stored = await store.list('partTables');
  const own = stored.find((table) => table.line === line);
  if (!own) return emptyPartTable(line);
  const { id: _, version: __, createdAt: ___, ...table } = own;
  return table;
}

/** Browsers are sent articles without it, which go by the type of the stored ones. */
const withoutBase64 = <Article extends { base64: string }>({ base64: _, ...article }: Article) =>
  article as Article;

/** The active articles that are sold, newest first; rails and supplies by type, black first (D21). */
export async function lineCatalogue(store: DocumentStore, line: ProductLine): Promise<LineCatalogue> {
  const active = <Standard extends CatalogueCollection, Micro extends MicroCollection>(
    standard: Standard,
    micro: Micro,
  ) => store.list<Standard | Micro>(line === 'micro' ? micro : standard, { isActive: true });
  const table = await partTable(store, line);
  const lines = await readLines(store);
  const isSold = soldBy(lines[line], table);
  return {
    connections: (await active('connections', 'microConnections'))
      .filter(isSold.rail)
      .map(withoutBase64)
      .sort(byTypeBlackFirst),
    systems: await active('systems', 'microSystems'),
    gateways: (await active('gateways', 'microGateways')).map(withoutBase64),
    powers: (await active('powers', 'microPowers')).map(withoutBase64).sort(byTypeBlackFirst),
    bindings: (await active('bindings', 'microBindings')).map(withoutBase64),
    accessories: (await active('accessories', 'microAccessories')).filter(isSold.part).map(withoutBase64),
    luminaireTypes: await store.list('luminaireTypes', { direction: 'asc' }),
    lightTargets: await store.list('lightTargets', { direction: 'asc' }),
    partTable: table,
  };
}

function inLanguages(translations: Translations, suffixes: ReadonlySet<string>): Translations {
  const kept = Object.entries(translations).map(
    ([section, texts]) =>
      [
        section,
        Object.entries(texts).filter(([key]) => suffixes.has(key.slice(key.lastIndexOf('_') + 1))),
      ] as const,
  );
  return Object.fromEntries(
    kept
      .filter(([, texts]) => texts.length > 0)
      .map(([section, texts]) => [section, Object.fromEntries(texts)]),
  );
}

/** In the order in which they were added. */
export async function activeLanguages(store: DocumentStore): Promise<Texts['languages']> {
  const languages = await store.list('languages', { isActive: true, direction: 'asc' });
  return languages.map(({ lang, active }) => ({ lang, active }));
}

/**
 * The interface's texts in the active languages, and in one more where it is named: a stored order
 * is shown in the language it was saved in, whatever became of it.
 */
export async function activeTexts(store: DocumentStore, alsoIn?: string): Promise<Texts> {
  const languages = await activeLanguages(store);
  const documents = await store.list('translations', { direction: 'asc' });
  const translations = mergeTranslations(documents);
  const suffixes = new Set([...languages.map(({ lang }) => lang), ...(alsoIn ? [alsoIn] : [])]);
  return { translations: inLanguages(translations, suffixes), languages };
}

/** What each snapshot holds. */
export type SnapshotContents = Record<ProductLine, LineCatalogue> & { texts: TextsSnapshot };

type Builders = {
  readonly [Name in SnapshotName]: (store: DocumentStore) => Promise<SnapshotContents[Name]>;
};

export const BUILDERS: Builders = {
  texts: async (store) => ({ ...(await activeTexts(store)), settings: await shownSettings(store) }),
  standard: (store) => lineCatalogue(store, 'standard'),
  micro: (store) => lineCatalogue(store, 'micro'),
};
