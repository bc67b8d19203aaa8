import { type CollectionName, isNamedCollection } from '@lumitor/domain/collections/collections';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const BETWEEN = ' · ';

function partTableLabel([first = '', codes, ...rest]: string[], translate: Translate): string {
  if (codes === undefined) return translate(`changes.fields.${first}`);
  const [part = '', role = '', colour = ''] = rest;
  const colourLabel = (of: string) => translate(`partRules.colours.${of}`).toLocaleLowerCase();
  const family = translate('partRules.family', { codes });
  if (part === 'parts')
    return [family, translate(`partRules.roles.${role}`), colourLabel(colour)].join(BETWEEN);
  if (part === 'needsMounting' || part === 'isSuspended')
    return [family, translate(`partRules.${part}`)].join(BETWEEN);
  if (part === 'fixingSpacing' || part === 'cutOutWidth' || part === 'recessDepth')
    return [family, translate(`changes.fields.${part}`)].join(BETWEEN);
  return [family, translate('partRules.roles.rail'), colourLabel(part)].join(BETWEEN);
}

/** Whether a path segment is a field, and not an index, language or line. */
export const isSetting = (name: string): boolean =>
  /^[a-z]\w+$/.test(name) && name !== 'standard' && name !== 'micro';

export const settingLabel = (fields: readonly string[], translate: Translate): string =>
  translate(`settings.fields.${fields.join('_')}`, {
    _: translate(`settings.fields.${fields.at(-1)}`, {
      _: translate(`settings.fields.${fields[0]}`, { _: fields[0] }),
    }),
  });

function settingPathLabel(path: string[], translate: Translate): string {
  const label = settingLabel(path.filter(isSetting), translate);
  const others = path.filter((name) => !isSetting(name)).join(', ');
  return others ? `${label} (${others})` : label;
}

export function pathLabel(collection: CollectionName, path: string[], translate: Translate): string {
  if (collection === 'partTables') return partTableLabel(path, translate);
  if (collection === 'settings' || collection === 'serviceSettings') return settingPathLabel(path, translate);
  if (collection === 'mailTexts') return `${translate(`mails.${path[2]}`)} (${path[1]})`;
  if (collection === 'translations') return path.slice(1).join('.');
  const label = translate(`changes.fields.${path[0]}`, { _: path.join(BETWEEN) });
  return isNamedCollection(collection) ? translate(`${collection}.${path[0]}`, { _: label }) : label;
}
