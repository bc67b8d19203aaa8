import { describe, expect, it } from 'vitest';
import { ownMessages } from '../frame/messages.ts';
import { pathLabel } from './pathLabel.ts';

/** As polyglot does, without plurals. */
function translate(key: string, options: Record<string, unknown> = {}): string {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], ownMessages('pl'));
  const text = typeof found === 'string' ? found : String(options._ ?? `missing ${key}`);
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name]));
}
const label = (collection: Parameters<typeof pathLabel>[0], ...path: string[]) =>
  pathLabel(collection, path, translate);

describe('a value of an article is called', () => {
  it.each([
    ['bindings', ['title'], 'Nazwa (PL)'],
    ['microBindings', ['titleEn'], 'Nazwa (EN)'],
    ['bindings', ['translation', 'DE'], 'Nazwa (DE)'],
    ['systems', ['descriptionPL'], 'Opis (PL)'],
    ['systems', ['title'], 'Nazwa'],
    ['systems', ['type'], 'Sterowanie'],
    ['bindings', ['type'], 'Typ'],
    ['connections', ['type'], 'Kod'],
    ['accessories', ['description'], 'Kod'],
    ['powers', ['description'], 'Opis'],
    ['bindings', ['priceEuro', 'dali'], 'Cena netto EUR · DALI'],
    ['powers', ['isWhite'], 'Kolor · biały'],
  ] as const)('%s %j: %s', (collection, path, expected) => {
    expect(label(collection, ...path)).toBe(expected);
  });
});

it('a value of the part rules is called by family, role and colour', () => {
  expect(label('partTables', 'families', 'A / B', 'parts', 'endCap', 'white')).toBe(
    'Rodzina A / B · Zaślepka · biały',
  );
  expect(label('partTables', 'families', 'A / B', 'black')).toContain('Szyna');
  expect(label('partTables', 'families', 'A / B', 'needsMounting')).toContain('zestawów');
  expect(label('partTables', 'feedEvery')).toContain('Zasilanie');
});

it('a text is called by its section and key, and what nothing names by its path', () => {
  expect(label('translations', 'translations', 'header', 'title_PL')).toBe('header.title_PL');
  expect(label('languages', 'lang')).toBe('Język');
  expect(label('languages', 'other')).toBe('other');
});
