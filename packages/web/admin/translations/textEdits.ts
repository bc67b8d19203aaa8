import type { Translations } from '@lumitor/domain/catalogue/text';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { isEqual } from '@lumitor/domain/math/equal';
import { DEFAULT_LANGUAGE, splitStoredKey } from '@lumitor/domain/translation/lookup';
import { storedKey, type TextDocument } from './textTable.ts';

/** Edit of texts, independent of the documents that contain them. */
export type TextEdit =
  /** `was`: the text shown to the user; another current text is a conflict. */
  | { kind: 'set'; section: string; key: string; language: string; text: string; was: string }
  | { kind: 'addKey'; section: string; key: string }
  | { kind: 'renameKey'; section: string; key: string; to: string }
  | { kind: 'removeKey'; section: string; key: string }
  | { kind: 'addSection'; section: string }
  | { kind: 'renameSection'; section: string; to: string }
  | { kind: 'removeSection'; section: string };

/** `document` is null for a new one. */
export interface TextDraft {
  document: TextDocument | null;
  translations: Translations;
}

type Texts = Record<string, string>;

const renamed = <Value>(record: Record<string, Value>, nameOf: (name: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [nameOf(name), value]));

const without = <Value>(record: Record<string, Value>, isGone: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !isGone(name)));

const isOfKey = (key: string) => (stored: string) => splitStoredKey(stored).key === key;

function placeOf(
  drafts: readonly TextDraft[],
  { section, key, language }: { section: string; key: string; language: string },
): TextDraft | undefined {
  const having = (contains: (texts: Texts) => boolean) =>
    drafts.findLast(({ translations }) => {
      const texts = translations[section];
      return texts !== undefined && contains(texts);
    });
  return (
    having((texts) => Object.hasOwn(texts, storedKey(key, language))) ??
    having((texts) => Object.keys(texts).some(isOfKey(key))) ??
    having(() => true)
  );
}

const inSection = (draft: TextDraft, section: string, change: (texts: Texts) => Texts): TextDraft => {
  const texts = draft.translations[section];
  return texts ? { ...draft, translations: { ...draft.translations, [section]: change(texts) } } : draft;
};

const added = (section: string, texts: Texts): TextDraft => ({
  document: null,
  translations: { [section]: texts },
});

function withText(
  drafts: readonly TextDraft[],
  { section, key, language, text }: { section: string; key: string; language: string; text: string },
): readonly TextDraft[] {
  const name = storedKey(key, language);
  const place = placeOf(drafts, { section, key, language });
  if (!place) return [...drafts, added(section, { [name]: text })];
  const written = inSection(place, section, (texts) => ({ ...texts, [name]: text }));
  return drafts.map((draft) => (draft === place ? written : draft));
}

function edited(drafts: readonly TextDraft[], edit: TextEdit): readonly TextDraft[] {
  const { section } = edit;
  switch (edit.kind) {
    case 'set':
      return withText(drafts, edit);
    case 'addKey':
      // A key exists by its texts, even an empty one.
      return withText(drafts, { ...edit, language: DEFAULT_LANGUAGE, text: '' });
    case 'renameKey':
      return drafts.map((draft) =>
        inSection(draft, section, (texts) =>
          renamed(texts, (name) => {
            const { key, language } = splitStoredKey(name);
            return key === edit.key ? storedKey(edit.to, language) : name;
          }),
        ),
      );
    case 'removeKey':
      return drafts.map((draft) => inSection(draft, section, (texts) => without(texts, isOfKey(edit.key))));
    case 'addSection':
      return [...drafts, added(section, {})];
    case 'renameSection':
      return drafts.map((draft) => ({
        ...draft,
        translations: renamed(draft.translations, (name) => (name === section ? edit.to : name)),
      }));
    case 'removeSection':
      return drafts.map((draft) => ({
        ...draft,
        translations: without(draft.translations, (name) => name === section),
      }));
  }
}

export function draftTexts(documents: readonly TextDocument[], edits: readonly TextEdit[]): TextDraft[] {
  const drafts = documents.map((document) => ({ document, translations: document.translations }));
  return [...edits.reduce<readonly TextDraft[]>(edited, drafts)];
}

const isEmpty = ({ translations }: TextDraft) => Object.keys(translations).length === 0;

const isChanged = ({ document, translations }: TextDraft) =>
  document === null || !isEqual(document.translations, translations);

export function operationsOf(drafts: readonly TextDraft[]): Operation[] {
  return drafts.filter(isChanged).flatMap((draft): Operation[] => {
    const { document, translations } = draft;
    const collection = 'translations';
    if (!document) return isEmpty(draft) ? [] : [{ kind: 'add', collection, fields: { translations } }];
    const { id, version } = document;
    if (isEmpty(draft)) return [{ kind: 'remove', collection, id, version }];
    return [{ kind: 'update', collection, id, version, fields: { translations } }];
  });
}
