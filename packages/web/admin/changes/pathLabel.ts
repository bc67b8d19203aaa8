import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import { type CatalogueField, FIELDS, storedNames } from '@lumitor/domain/catalogue/fields';
import { catalogueOf } from './pageOfCollection.ts';

/** A word of the administration by its key. */
type Translate = (key: string, options?: Record<string, unknown>) => string;

const BETWEEN = ' · ';

/** A product code is called so, whatever field it is kept in; the same field may mean another thing elsewhere. */
function wordOf(field: CatalogueField): string {
  if ('isCode' in field && field.isCode) return 'code';
  return field.kind === 'systemType' ? 'systemType' : field.name;
}

function catalogueLabel(field: CatalogueField, [stored = '', below]: string[], translate: Translate): string {
  const label = translate(`catalogue.fields.${wordOf(field)}`);
  if (field.kind === 'texts') {
    const language = { [field.stored.pl]: 'PL', [field.stored.en]: 'EN' }[stored] ?? below ?? '';
    return translate('catalogue.form.language', { field: label, language });
  }
  if (field.kind === 'colour')
    return [label, translate(`catalogue.rules.${stored === 'isWhite' ? 'white' : 'black'}`)].join(BETWEEN);
  return below ? [label, translate(`catalogue.values.${below}`)].join(BETWEEN) : label;
}

function partTableLabel([first = '', codes, ...rest]: string[], translate: Translate): string {
  if (codes === undefined) return translate(`changes.fields.${first}`);
  const [part = '', role = '', colour = ''] = rest;
  const colourLabel = (of: string) => translate(`partRules.colours.${of}`).toLocaleLowerCase();
  const family = translate('partRules.family', { codes });
  if (part === 'parts')
    return [family, translate(`partRules.roles.${role}`), colourLabel(colour)].join(BETWEEN);
  if (part === 'needsMounting') return [family, translate('partRules.needsMounting')].join(BETWEEN);
  return [family, translate('partRules.roles.rail'), colourLabel(part)].join(BETWEEN);
}

/** What a person calls a value of a document. @param path from the document down */
export function pathLabel(collection: CollectionName, path: string[], translate: Translate): string {
  const [first = '', ...below] = path;
  const catalogue = catalogueOf(collection);
  const field = catalogue && FIELDS[catalogue.collection].find((each) => storedNames(each).includes(first));
  if (field) return catalogueLabel(field, path, translate);
  if (collection === 'partTables') return partTableLabel(path, translate);
  if (collection === 'translations') return below.join('.');
  return translate(`changes.fields.${first}`, { _: path.join(BETWEEN) });
}
