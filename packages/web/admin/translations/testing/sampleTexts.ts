import type { Applied } from '@lumitor/domain/collections/change';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import fc from 'fast-check';
import { storedKey, type TextDocument } from '../textTable.ts';

export const SECTIONS = ['header', 'start', 'bill'] as const;
export const KEYS = ['title', 'hint', 'end_left'] as const;
export const LANGUAGES = ['PL', 'EN', 'DE'] as const;

export const section = fc.constantFrom(...SECTIONS);
export const key = fc.constantFrom(...KEYS);
export const language = fc.constantFrom(...LANGUAGES);

const texts = fc.dictionary(
  fc.tuple(key, language).map(([name, code]) => storedKey(name, code)),
  fc.string({ maxLength: 8 }),
  { maxKeys: 6 },
);

export const documents: fc.Arbitrary<TextDocument[]> = fc
  .array(fc.dictionary(section, texts, { maxKeys: 3 }), { maxLength: 5 })
  .map((parts) =>
    parts.map((translations, index) => ({ ...textDocument(`t${index}`, translations), version: index + 1 })),
  );

export const textDocument = (id: string, translations: TextDocument['translations']): TextDocument => ({
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  translations,
});

export function serviceOf(stored: readonly TextDocument[]) {
  let documents = [...stored];
  let count = 0;
  const refuse = (status: number) => Object.assign(new Error('refused'), { status });
  const make = (operation: Operation): Applied['results'][number] => {
    if (operation.kind === 'add') {
      count += 1;
      const id = `new${count}`;
      documents.push(textDocument(id, operation.fields.translations as never));
      return { collection: 'translations', id, version: 1 };
    }
    const { id } = operation;
    const before = documents.find((document) => document.id === id);
    if (!before) throw refuse(404);
    if (operation.version !== before.version) throw refuse(409);
    const version = before.version + 1;
    const after = (document: TextDocument): TextDocument[] => {
      if (document.id !== id) return [document];
      if (operation.kind === 'remove') return [];
      return [{ ...document, version, translations: operation.fields.translations as never }];
    };
    documents = documents.flatMap(after);
    return { collection: 'translations', id, version };
  };
  return {
    load: async () => documents,
    apply: async (operations: readonly Operation[]): Promise<Applied> => ({
      batch: 'batch',
      results: operations.map(make),
    }),
  };
}
