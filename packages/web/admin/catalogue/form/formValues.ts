import { FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { textLanguages } from '../../articles/aspects.ts';
import { readArticle } from '../../articles/readArticle.ts';
import type { Fields } from '../../data/changes.ts';

const recordsOf = (collection: CatalogueCollection): string[] =>
  FIELDS[collection].flatMap((field) => (field.kind === 'texts' ? [field.stored.others] : []));

/** An article as a form holds it: every field, and an empty text in each language that it is to have. */
export function formValues(
  collection: CatalogueCollection,
  article: Fields,
  languages: readonly string[],
): Fields {
  const { base64: _, ...values } = readArticle(collection, article);
  const others = textLanguages(languages).slice(2);
  const empty = Object.fromEntries(others.map((language) => [language, '']));
  for (const name of recordsOf(collection)) values[name] = { ...empty, ...(values[name] as object) };
  return values;
}

/** What a form holds, as it is stored: without texts that are empty. */
export function storedFields(collection: CatalogueCollection, values: Fields): Fields {
  const fields = { ...values };
  for (const name of recordsOf(collection)) {
    const texts = Object.entries((fields[name] ?? {}) as Record<string, string>);
    fields[name] = Object.fromEntries(texts.filter(([, text]) => text !== ''));
  }
  return fields;
}
