import { InputBase } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useUnloadQuestion } from '../elements/useUnloadQuestion.ts';

interface Props {
  label: string;
  language: string;
  initial: string;
  /** The text to be saved; null: it is taken back. */
  onClose(text: string | null): void;
  /** Leads the keyboard on: to the cell itself, or the text after or before it. */
  moveTo(where: 'cell' | 'next' | 'previous'): void;
}

/** A text while it is written. Whatever takes the keyboard away saves it, but Escape. */
export function CellEditor({ label, language, initial, onClose, moveTo }: Props) {
  const [text, setText] = useState(initial);
  const isTakenBack = useRef(false);
  useUnloadQuestion(() => text !== initial);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const isSaving = key === 'Enter' && (ctrlKey || metaKey);
    if (key !== 'Escape' && key !== 'Tab' && !isSaving) return;
    event.preventDefault();
    // Leaving the field is what saves it: the blur follows.
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
