import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  documents,
  KEYS,
  key,
  LANGUAGES,
  language,
  SECTIONS,
  section,
  serviceOf,
  textDocument,
} from './testing/sampleTexts.ts';
import { draftTexts, operationsOf, type TextEdit } from './textEdits.ts';
import { storedKey, type TextDocument } from './textTable.ts';

const operations = (stored: readonly TextDocument[], ...edits: TextEdit[]) =>
  operationsOf(draftTexts(stored, edits));

const shown = (drafts: readonly Pick<TextDocument, 'translations'>[]): Map<string, string> =>
  new Map(
    Object.entries(mergeTranslations(drafts)).flatMap(([name, texts]) =>
      Object.entries(texts).map(([stored, text]) => [`${name}.${stored}`, text] as const),
    ),
  );

const set = (name: string, of: string, code: string, text: string): TextEdit => ({
  kind: 'set',
  section: name,
  key: of,
  language: code,
  text,
  was: '',
});

describe('a text is written', () => {
  const stored = [
    textDocument('a', { start: { title_PL: 'Stary', title_EN: 'Title' } }),
    textDocument('b', { start: { title_PL: 'Tytuł' }, bill: {} }),
  ];

  it('to the document whose text is shown', () => {
    expect(operations(stored, set('start', 'title', 'PL', 'Nowy'))).toEqual([
      {
        kind: 'update',
        collection: 'translations',
        id: 'b',
        version: 1,
        fields: { translations: { start: { title_PL: 'Nowy' }, bill: {} } },
      },
    ]);
    expect(operations(stored, set('start', 'title', 'EN', 'New'))).toMatchObject([{ id: 'a' }]);
  });

  it('next to the key’s other languages, and for a new key next to its section’s', () => {
    expect(operations(stored, set('start', 'title', 'DE', 'Titel'))).toMatchObject([{ id: 'b' }]);
    expect(operations(stored, set('start', 'hint', 'PL', 'Wskazówka'))).toMatchObject([{ id: 'b' }]);
  });

  it('to a new document for a new section', () => {
    expect(operations(stored, set('rails', 'title', 'PL', 'Szyny'))).toEqual([
      { kind: 'add', collection: 'translations', fields: { translations: { rails: { title_PL: 'Szyny' } } } },
    ]);
  });

  it('as an empty Polish text for an added key', () => {
    expect(operations(stored, { kind: 'addKey', section: 'start', key: 'hint' })).toMatchObject([
      { id: 'b', fields: { translations: { start: { title_PL: 'Tytuł', hint_PL: '' } } } },
    ]);
  });

  it('nowhere if it is unchanged', () => {
    expect(operations(stored, set('start', 'title', 'PL', 'Tytuł'))).toEqual([]);
  });
});

it('a removal applies to every document with the item, and removes empty documents', () => {
  const stored = [
    textDocument('a', { start: { title_PL: 'Stary' } }),
    textDocument('b', { start: { title_PL: 'Tytuł' }, bill: {} }),
  ];
  expect(operations(stored, { kind: 'removeSection', section: 'start' })).toEqual([
    { kind: 'remove', collection: 'translations', id: 'a', version: 1 },
    {
      kind: 'update',
      collection: 'translations',
      id: 'b',
      version: 1,
      fields: { translations: { bill: {} } },
    },
  ]);
  expect(operations(stored, { kind: 'removeKey', section: 'start', key: 'title' })).toHaveLength(2);
});

it('a section without keys is stored', () => {
  expect(operations([], { kind: 'addSection', section: 'news' })).toEqual([
    { kind: 'add', collection: 'translations', fields: { translations: { news: {} } } },
  ]);
});

describe('for any documents,', () => {
  const everyCell = SECTIONS.flatMap((name) =>
    KEYS.flatMap((keyName) => LANGUAGES.map((code) => `${name}.${storedKey(keyName, code)}`)),
  );

  it('a set text is shown, and no other changes', () => {
    fc.assert(
      fc.property(documents, section, key, language, fc.string(), (stored, name, of, code, text) => {
        const after = shown(draftTexts(stored, [set(name, of, code, text)]));
        const before = shown(stored);
        const cell = `${name}.${storedKey(of, code)}`;
        expect(after.get(cell)).toBe(text);
        for (const other of everyCell) if (other !== cell) expect(after.get(other)).toBe(before.get(other));
      }),
    );
  });

  it('a renamed key has the same texts under its new name, and no other changes', () => {
    fc.assert(
      fc.property(documents, section, key, (stored, name, of) => {
        const after = shown(draftTexts(stored, [{ kind: 'renameKey', section: name, key: of, to: 'fresh' }]));
        const back = [...after].map(([cell, text]) => [cell.replace('.fresh_', `.${of}_`), text] as const);
        expect(new Map(back)).toEqual(shown(stored));
        expect([...after.keys()].some((cell) => cell.startsWith(`${name}.${of}_`))).toBe(false);
      }),
    );
  });

  it('a section renamed has the same texts under its new name, and back', () => {
    fc.assert(
      fc.property(documents, section, (stored, name) => {
        const there: TextEdit = { kind: 'renameSection', section: name, to: 'fresh' };
        const back: TextEdit = { kind: 'renameSection', section: 'fresh', to: name };
        expect(mergeTranslations(draftTexts(stored, [there]))).not.toHaveProperty(name);
        expect(draftTexts(stored, [there, back])).toEqual(draftTexts(stored, []));
      }),
    );
  });

  it('a removed key is gone, and no other changes', () => {
    fc.assert(
      fc.property(documents, section, key, (stored, name, of) => {
        const after = shown(draftTexts(stored, [{ kind: 'removeKey', section: name, key: of }]));
        const isOf = (cell: string) => cell.replace(/_[A-Z]+$/, '') === `${name}.${of}`;
        expect(after).toEqual(new Map([...shown(stored)].filter(([cell]) => !isOf(cell))));
      }),
    );
  });

  it('the operations bring the service to the result of the edits', async () => {
    const edit: fc.Arbitrary<TextEdit> = fc.oneof(
      fc
        .tuple(section, key, language, fc.string())
        .map(([name, of, code, text]) => set(name, of, code, text)),
      fc.record({ kind: fc.constant('removeKey' as const), section, key }),
      fc.record({ kind: fc.constant('removeSection' as const), section }),
      fc.record({ kind: fc.constant('renameKey' as const), section, key, to: fc.constant('fresh') }),
      fc.record({ kind: fc.constant('addSection' as const), section: fc.constant('news') }),
    );
    await fc.assert(
      fc.asyncProperty(documents, fc.array(edit, { maxLength: 6 }), async (stored, edits) => {
        const service = serviceOf(stored);
        const drafts = draftTexts(stored, edits);
        await service.apply(operationsOf(drafts));
        expect(mergeTranslations(await service.load())).toEqual(mergeTranslations(drafts));
      }),
    );
  });
});
