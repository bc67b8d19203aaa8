import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer } from 'react';
import { useTranslate } from '../words/useTranslate.ts';

const LEVELS = [2, 3] as const;

/** Makes a heading of a paragraph, and a paragraph of it again. */
export function HeadingButtons() {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const [, show] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    editor?.on('transaction', show);
    return () => void editor?.off('transaction', show);
  }, [editor]);
  return (
    <ToggleButtonGroup size="small" aria-label={translate('settings.headings')}>
      {LEVELS.map((level) => (
        <ToggleButton
          key={level}
          value={level}
          aria-label={translate('settings.heading', { level: level - 1 })}
          selected={editor?.isActive('heading', { level }) ?? false}
          onClick={() => editor?.chain().focus().toggleNode('heading', 'paragraph', { level }).run()}
        >
          H{level - 1}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
