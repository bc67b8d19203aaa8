import type { Translations } from '@lumitor/domain/catalogue/text';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import type { TextEdit } from './textEdits.ts';
import { splitStoredKey, storedKey, type TextDocument } from './textTable.ts';

/** Why an edit can't be made on the texts as they are by now. */
export type TextObstacle =
  /** Somebody else wrote there; `text` is theirs. */
  | { kind: 'changed'; edit: Extract<TextEdit, { kind: 'set' }>; text: string }
  /** The new name is another's. */
  | { kind: 'taken'; edit: TextEdit; name: string }
  /** What was to be renamed is no longer there. */
  | { kind: 'gone'; edit: TextEdit; name: string };

const hasKey = (translations: Translations, section: string, key: string) =>
  Object.keys(translations[section] ?? {}).some((stored) => splitStoredKey(stored).key === key);

function obstacleOf(translations: Translations, edit: TextEdit): TextObstacle | null {
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

/** What stands in the way of edits that belong together; nothing: they may be made. */
export function obstaclesTo(edits: readonly TextEdit[], documents: readonly TextDocument[]): TextObstacle[] {
  const translations = mergeTranslations(documents);
  return edits.flatMap((edit) => obstacleOf(translations, edit) ?? []);
}
