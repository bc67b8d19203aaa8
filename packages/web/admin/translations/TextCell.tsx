import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useStore } from 'zustand/react';
import { useMay } from '../data/useMay.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { CellEditor } from './CellEditor.tsx';
import { CellNotes, Faults } from './CellNotes.tsx';
import { cellId, setCell, typedText } from './cells.ts';
import { faultsIn, rowId } from './filterTexts.ts';
import { useGrid } from './gridContext.ts';
import { isMissing, type TextRow, textIn } from './textTable.ts';

interface Props {
  row: TextRow;
  language: string;
  /** Where it stands, as `row:column`. */
  at: string;
  isActive: boolean;
  isOpen: boolean;
}

/** One text: shown, opened by a click or Enter, and what became of what was typed. */
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
  const isEmpty = isMissing(text);
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
