import type { TextEdit } from './textEdits.ts';
import type { TextRow, TextSection } from './textTable.ts';

/** What has to be asked for a name first. */
export type NamingAction =
  | { kind: 'addKey' | 'renameSection'; section: TextSection }
  | { kind: 'renameKey'; row: TextRow }
  | { kind: 'addSection' };

/** What a menu offers to do with a key or a section. */
export type TextAction =
  | NamingAction
  | { kind: 'removeSection'; section: TextSection }
  | { kind: 'removeKey' | 'reset'; row: TextRow };

export const isNaming = (action: TextAction): action is NamingAction =>
  ['addKey', 'renameKey', 'addSection', 'renameSection'].includes(action.kind);

/** The shipped texts that a key's differ from. */
export const resettingEdits = ({ section, key, texts, shipped }: TextRow): TextEdit[] =>
  Object.entries(shipped ?? {}).flatMap(([language, text]): TextEdit[] => {
    const was = texts[language] ?? '';
    return was === text ? [] : [{ kind: 'set', section, key, language, text, was }];
  });

/** The edits of an action, with the name that was asked for, where one was. */
export function editsOf(action: TextAction, name: string): TextEdit[] {
  switch (action.kind) {
    case 'addKey':
      return [{ kind: 'addKey', section: action.section.name, key: name }];
    case 'renameKey':
      return [{ kind: 'renameKey', section: action.row.section, key: action.row.key, to: name }];
    case 'removeKey':
      return [{ kind: 'removeKey', section: action.row.section, key: action.row.key }];
    case 'reset':
      return resettingEdits(action.row);
    case 'addSection':
      return [{ kind: 'addSection', section: name }];
    case 'renameSection':
      return [{ kind: 'renameSection', section: action.section.name, to: name }];
    case 'removeSection':
      return [{ kind: 'removeSection', section: action.section.name }];
  }
}
