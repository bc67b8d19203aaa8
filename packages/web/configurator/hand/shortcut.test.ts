import { expect, it } from 'vitest';
import { shortcutOf } from './shortcut.ts';

it.each([
  ['Cyrillic', 'я', 'KeyZ', 'z'],
  ['Cyrillic with Shift', 'Я', 'KeyZ', 'z'],
  ['Cyrillic in place of a bracket', 'х', 'BracketLeft', '['],
  ['Greek', 'ζ', 'KeyZ', 'z'],
  ['Hebrew', 'ז', 'KeyZ', 'z'],
])("uses the key's position on a layout without Latin letters: %s", (_, key, code, shortcut) => {
  expect(shortcutOf({ key, code })).toBe(shortcut);
});

it.each([
  ['AZERTY', 'z', 'KeyW', 'z'],
  ['QWERTZ', 'Z', 'KeyY', 'z'],
  ['Dvorak', 'z', 'Slash', 'z'],
  ['a Polish letter', 'ł', 'KeyL', 'ł'],
  ['a named key', 'Delete', 'Delete', 'Delete'],
  ['a sign', '?', 'Slash', '?'],
])('uses the letter on a layout with Latin letters: %s', (_, key, code, shortcut) => {
  expect(shortcutOf({ key, code })).toBe(shortcut);
});
