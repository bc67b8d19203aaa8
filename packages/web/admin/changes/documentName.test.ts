import { expect, it } from 'vitest';
import { ownMessages } from '../words/messages.ts';
import { documentName } from './documentName.ts';

type Messages = { [key: string]: string | Messages };
const translate = (key: string) =>
  key
    .split('.')
    .reduce<string | Messages | undefined>(
      (found, part) => (typeof found === 'object' ? found[part] : undefined),
      ownMessages('pl') as Messages,
    ) as string;
const nameOf = (
  ...[collection, fields]: Parameters<typeof documentName> extends [infer C, infer F, unknown]
    ? [C, F]
    : never
) =>
  documentName(collection, fields, {
    translate: translate as never,
    locale: 'pl',
    lineNames: { standard: 'SZYNY', micro: 'MINI' },
  });

it('a light target has its title, unlike a setting', () => {
  expect(nameOf('lightTargets', { kind: 'least', title: 'Sprzedaż', titleEn: 'Sales area' })).toBe(
    'Cele oświetlenia · Sprzedaż',
  );
});

it('settings have their kind, rules their line, and articles their name, code and line', () => {
  expect(nameOf('settings', { kind: 'prices' })).toBe('Ustawienia · Ceny');
  expect(nameOf('partTables', { line: 'micro' })).toBe('Reguły części · MINI');
  expect(nameOf('microBindings', { title: 'Nero', description: 'ON1' })).toBe('Nero · ON1 · MINI · Oprawy');
});
