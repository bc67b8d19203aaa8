import { FIELDS } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/systemType';
import { madeFor, madeOnly, parsedPrice } from '@lumitor/domain/quote/madeFor';
import type { BindingPrices } from '@lumitor/domain/quote/price';
import { textLanguages } from '../../articles/aspects.ts';
import { readArticle } from '../../articles/readArticle.ts';
import type { ChangedFields } from '../../data/changes.ts';

const recordsOf = (collection: CatalogueCollection): string[] =>
  FIELDS[collection].flatMap((field) => (field.kind === 'texts' ? [field.stored.others] : []));

type Price = BindingPrices['price'];

function shortened(price: Price, made: readonly SystemType[]): Price {
  if (typeof price === 'number') return price;
  const [amount = 0, ...others] = new Set(made.map((type) => price[type]));
  return others.length === 0 ? amount : price;
}

/** Prices and, separately, the protocols that they imply (D23). */
function luminaireValues({ price, priceEuro }: ChangedFields): ChangedFields {
  const made = madeFor(price as Price);
  // Three equal amounts were entered deliberately.
  const isSome = made.length < SYSTEM_TYPES.length;
  return {
    madeFor: made,
    price: isSome ? shortened(price as Price, made) : price,
    priceEuro: shortened(priceEuro as Price, made),
  };
}

export function articleFormValues(
  collection: CatalogueCollection,
  article: ChangedFields,
  languages: readonly string[],
): ChangedFields {
  const { base64: _, ...values } = readArticle(collection, article);
  const others = textLanguages(languages).slice(2);
  const empty = Object.fromEntries(others.map((language) => [language, '']));
  for (const name of recordsOf(collection)) values[name] = { ...empty, ...(values[name] as object) };
  return collection === 'bindings' ? { ...values, ...luminaireValues(values) } : values;
}

function storedPrices({ price, priceEuro, madeFor: made }: ChangedFields): ChangedFields {
  const protocols = made as SystemType[];
  return {
    price: parsedPrice(price as Price, protocols) ?? price,
    priceEuro: madeOnly(priceEuro as Price, protocols),
  };
}

/** Omits empty texts; prices have D23's zeros. */
export function storedArticleFields(collection: CatalogueCollection, values: ChangedFields): ChangedFields {
  const { madeFor: made, ...fields } = values;
  for (const name of recordsOf(collection)) {
    const texts = Object.entries((fields[name] ?? {}) as Record<string, string>);
    fields[name] = Object.fromEntries(texts.filter(([, text]) => text !== ''));
  }
  return made === undefined ? fields : { ...fields, ...storedPrices(values) };
}
