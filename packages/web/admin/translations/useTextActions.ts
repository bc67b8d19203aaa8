import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { useCallback, useState } from 'react';
import type { WordIn } from '../words/messages.ts';
import { cellId } from './cells.ts';
import { rowId } from './filterTexts.ts';
import type { TextEdit } from './textEdits.ts';
import type { TextRow, TextSection } from './textTable.ts';
import type { TextChanges } from './useTextChanges.ts';
import type { ChosenTexts } from './useTextFilter.ts';

export type NamingAction =
  | { kind: 'addKey' | 'renameSection'; section: TextSection }
  | { kind: 'renameKey'; row: TextRow }
  | { kind: 'addSection' };

export type TextAction =
  | NamingAction
  | { kind: 'removeSection'; section: TextSection }
  | { kind: 'removeKey' | 'reset'; row: TextRow };

const isNaming = (action: TextAction): action is NamingAction =>
  ['addKey', 'renameKey', 'addSection', 'renameSection'].includes(action.kind);

export const resettingEdits = ({ section, key, texts, shipped }: TextRow): TextEdit[] =>
  Object.entries(shipped ?? {}).flatMap(([language, text]): TextEdit[] => {
    const was = texts[language] ?? '';
    return was === text ? [] : [{ kind: 'set', section, key, language, text, was }];
  });

function editsOf(action: TextAction, name: string): TextEdit[] {
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

interface TextActions {
  naming: NamingAction | null;
  act(action: TextAction): void;
  /** @returns text key of the refusal, or null */
  giveName(name: string): Promise<WordIn<'translations.name'> | null>;
  stopNaming(): void;
}

function subjectOf(action: TextAction, name: string): string {
  if ('row' in action)
    return action.kind === 'renameKey' ? `${action.row.section}.${name}` : rowId(action.row);
  if (action.kind === 'addKey') return `${action.section.name}.${name}`;
  return action.kind === 'removeSection' ? action.section.name : name;
}

export function useTextActions(
  { change, fail }: TextChanges,
  { section, choose, pin }: ChosenTexts,
  openCell: (cell: string) => void,
): TextActions {
  const [naming, setNaming] = useState<NamingAction | null>(null);

  const make = async (action: TextAction, name: string): Promise<WordIn<'translations.name'> | null> => {
    const [conflict] = await change(editsOf(action, name), {
      word: action.kind,
      name: subjectOf(action, name),
    });
    if (!conflict) return null;
    return conflict.kind === 'changed' ? 'gone' : conflict.kind;
  };

  const leadOn = (action: TextAction, name: string) => {
    if (action.kind === 'addKey') {
      const place = { section: action.section.name, key: name };
      pin(rowId(place));
      choose({ section: place.section });
      openCell(cellId({ ...place, language: DEFAULT_LANGUAGE }));
    } else if (action.kind === 'renameKey') pin(rowId({ section: action.row.section, key: name }));
    else if (action.kind === 'addSection') choose({ section: name, search: '', only: null });
    else if (action.kind === 'renameSection' && section) choose({ section: name });
    else if (action.kind === 'removeSection' && section) choose({ section: null });
  };

  const act = (action: TextAction) => {
    if (isNaming(action)) return setNaming(action);
    make(action, '')
      .then((conflict) => (conflict ? fail(subjectOf(action, '')) : leadOn(action, '')))
      .catch(() => fail(subjectOf(action, '')));
  };
  const giveName = async (name: string) => {
    if (!naming) return null;
    const conflict = await make(naming, name);
    if (conflict) return conflict;
    setNaming(null);
    leadOn(naming, name);
    return null;
  };
  return { naming, act, giveName, stopNaming: useCallback(() => setNaming(null), []) };
}
