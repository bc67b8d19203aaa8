import { InputBase } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { useMay } from '../data/useMay.ts';
import { useUnloadQuestion } from '../elements/UnsavedGuard.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { CellNotes, Faults } from './CellNotes.tsx';
import { cellId, setCell, typedText } from './cells.ts';
import { faultsIn, rowId } from './filterTexts.ts';
import { useGrid } from './gridContext.ts';
import { isTextMissing, type TextRow, textIn } from './textTable.ts';

interface CellEditorProps {
  label: string;
  language: string;
  initial: string;
  onClose(text: string | null): void;
  moveTo(where: 'cell' | 'next' | 'previous'): void;
}

function CellEditor({ label, language, initial, onClose, moveTo }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const isTakenBack = useRef(false);
  useUnloadQuestion(() => text !== initial);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const isSaving = key === 'Enter' && (ctrlKey || metaKey);
    if (key !== 'Escape' && key !== 'Tab' && !isSaving) return;
    event.preventDefault();
    // The blur saves.
    isTakenBack.current = key === 'Escape';
    if (key === 'Tab') moveTo(shiftKey ? 'previous' : 'next');
    else moveTo('cell');
  };

  return (
    <InputBase
      multiline
      fullWidth
      autoFocus
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onClose(isTakenBack.current ? null : text)}
      inputProps={{ 'aria-label': label, lang: language.toLowerCase(), dir: 'auto' }}
      sx={{ p: 0, font: 'inherit', lineHeight: 'inherit' }}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
    />
  );
}

interface Props {
  row: TextRow;
  language: string;
  /** Position as `row:column`. */
  at: string;
  isActive: boolean;
  isOpen: boolean;
}

export function TextCell({ row, language, at, isActive, isOpen }: Props) {
  const translate = useTranslate();
  const { cells, names, setText, open, focusFrom } = useGrid();
  const cell = useRef<HTMLTableCellElement>(null);
  const was = useRef('');
  const place = { section: row.section, key: row.key, language };
  const id = cellId(place);
  const state = useStore(cells, (states) => states[id]);
  const stored = textIn(row, language);
  const text = typedText(state) ?? stored;

  const { write } = useMay('texts');
  const openHere = () => {
    if (!write) return;
    was.current = state?.kind === 'failed' ? state.was : state?.kind === 'conflict' ? state.theirs : stored;
    open(id);
  };
  const close = (typed: string | null) => {
    open(null);
    if (typed !== null && typed !== text) setText(place, typed, was.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== cell.current || (event.key !== 'Enter' && event.key !== 'F2')) return;
    event.preventDefault();
    openHere();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!isOpen && !(target instanceof Element && target.closest('.notice'))) openHere();
  };
  const label = translate('translations.cell.label', { row: rowId(row), language: names[language] });
  const isEmpty = isTextMissing(text);
  return (
    <td
      ref={cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which is written in
      role="gridcell"
      data-at={at}
      tabIndex={isActive ? 0 : -1}
      className={`text${isOpen ? ' open' : ''}${isEmpty ? ' empty' : ''}${state ? ` ${state.kind}` : ''}`}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <span className="language" aria-hidden>
        {names[language]}
      </span>
      {isOpen ? (
        <CellEditor
          label={label}
          language={language}
          initial={text}
          onClose={close}
          moveTo={(where) => focusFrom(at, where)}
        />
      ) : (
        <div className="words" lang={isEmpty ? undefined : language.toLowerCase()} dir="auto">
          {isEmpty ? translate('translations.noText') : text}
        </div>
      )}
      {!isOpen && <Faults faults={faultsIn(row, language, text)} />}
      {!isOpen && state && (
        <CellNotes
          state={state}
          onSave={(typed, seen) => setText(place, typed, seen)}
          onForget={() => setCell(cells, id, null)}
        />
      )}
    </td>
  );
}
