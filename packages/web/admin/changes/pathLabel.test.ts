import { RULE_MEASURES } from '@lumitor/domain/catalogue/partTable';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { expect, it } from 'vitest';
import { ownMessages } from '../words/messages.ts';
import { pathLabel } from './pathLabel.ts';

function translate(key: string, options: Record<string, unknown> = {}): string {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], ownMessages('pl'));
  const text = typeof found === 'string' ? found : String(options._ ?? `missing ${key}`);
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name]));
}
const label = (collection: CollectionName, ...path: string[]) => pathLabel(collection, path, translate);

it('a value of the part rules is labelled by family, role and colour', () => {
  const family = (...path: string[]) => label('partTables', 'families', 'A / B', ...path);
  expect(family('parts', 'endCap', 'white')).toBe('Rodzina A / B · Zaślepka · biały');
  expect(family('black')).toBe('Rodzina A / B · Szyna (kod typu) · czarny');
  expect(family('needsMounting')).toBe('Rodzina A / B · Wymaga zestawów montażowych');
  expect(family('fixingSpacing')).toBe('Rodzina A / B · Maksymalny rozstaw mocowań (cm)');
  expect(label('partTables', 'feedEvery')).toBe('Zasilanie liniowe co (cm)');
  for (const name of RULE_MEASURES) expect(label('partTables', name)).not.toContain('missing');
});

it('a text is labelled by its section and key, an unknown value by its path', () => {
  expect(label('translations', 'translations', 'header', 'title_PL')).toBe('header.title_PL');
  expect(label('languages', 'lang')).toBe('Język');
  expect(label('languages', 'other')).toBe('other');
});
