import type { Translations } from '@lumitor/domain/catalogue/text';
import type { Applied } from '@lumitor/domain/collections/change';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { splitStoredKey } from '@lumitor/domain/translation/lookup';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import { draftTexts, operationsOf, type TextDraft, type TextEdit } from './textEdits.ts';
import { storedKey, type TextDocument } from './textTable.ts';

export type TextConflict =
  /** Somebody else changed the text to `text`. */
  | { kind: 'changed'; edit: Extract<TextEdit, { kind: 'set' }>; text: string }
  | { kind: 'taken'; edit: TextEdit; name: string }
  | { kind: 'gone'; edit: TextEdit; name: string };

const hasKey = (translations: Translations, section: string, key: string) =>
  Object.keys(translations[section] ?? {}).some((stored) => splitStoredKey(stored).key === key);

function conflictIn(translations: Translations, edit: TextEdit): TextConflict | null {
  const { section } = edit;
  const hasSection = (name: string) => Object.hasOwn(translations, name);
  switch (edit.kind) {
    case 'set': {
      const text = translations[section]?.[storedKey(edit.key, edit.language)] ?? '';
      return text === edit.was || text === edit.text ? null : { kind: 'changed', edit, text };
    }
    case 'addKey':
      return hasKey(translations, section, edit.key) ? { kind: 'taken', edit, name: edit.key } : null;
    case 'renameKey':
      if (!hasKey(translations, section, edit.key)) return { kind: 'gone', edit, name: edit.key };
      return hasKey(translations, section, edit.to) ? { kind: 'taken', edit, name: edit.to } : null;
    case 'renameSection':
      if (!hasSection(section)) return { kind: 'gone', edit, name: section };
      return hasSection(edit.to) ? { kind: 'taken', edit, name: edit.to } : null;
    case 'addSection':
      return hasSection(section) ? { kind: 'taken', edit, name: section } : null;
    default:
      return null;
  }
}

function conflictsOf(edits: readonly TextEdit[], documents: readonly TextDocument[]): TextConflict[] {
  const translations = mergeTranslations(documents);
  return edits.flatMap((edit) => conflictIn(translations, edit) ?? []);
}

export type TextsSaved =
  /** `batch` is null if the texts were already equal. */
  | { kind: 'saved'; batch: string | null; documents: readonly TextDocument[] }
  | { kind: 'blocked'; conflicts: readonly TextConflict[]; documents: readonly TextDocument[] };

interface Service {
  load(): Promise<readonly TextDocument[]>;
  apply(operations: readonly Operation[]): Promise<Applied>;
}

const hasMovedOn = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 409 || error.status === 404);

function documentsAfter(drafts: readonly TextDraft[], { results }: Applied): TextDocument[] {
  const versions = new Map(results.map(({ id, version }) => [id, version]));
  const known = new Set(drafts.map(({ document }) => document?.id));
  const added = results.filter(({ id }) => !known.has(id));
  return drafts.flatMap(({ document, translations }) => {
    if (Object.keys(translations).length === 0) return [];
    const id = document?.id ?? added.shift()?.id;
    if (!id) return [];
    const { version = 1, createdAt = new Date().toISOString() } = document ?? {};
    return [{ id, version: versions.get(id) ?? version, createdAt, translations }];
  });
}

/**
 * Retries once with documents changed since.
 * @throws other refusals of the service
 */
export async function saveTextEdits(
  edits: readonly TextEdit[],
  documents: readonly TextDocument[],
  { load, apply }: Service,
): Promise<TextsSaved> {
  const attempt = async (on: readonly TextDocument[]): Promise<TextsSaved> => {
    const conflicts = conflictsOf(edits, on);
    if (conflicts.length > 0) return { kind: 'blocked', conflicts, documents: on };
    const drafts = draftTexts(on, edits);
    const operations = operationsOf(drafts);
    if (operations.length === 0) return { kind: 'saved', batch: null, documents: on };
    const applied = await apply(operations);
    return { kind: 'saved', batch: applied.batch, documents: documentsAfter(drafts, applied) };
  };
  try {
    return await attempt(documents);
  } catch (error) {
    if (!hasMovedOn(error)) throw error;
    return attempt(await load());
  }
}
