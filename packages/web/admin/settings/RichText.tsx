import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import {
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  RichTextInput,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text';
import { useEffect, useReducer } from 'react';
import { useMay } from '../data/useMay.ts';
import { useTranslate } from '../words/useTranslate.ts';

const LEVELS = [2, 3] as const;

function HeadingButtons() {
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

/** The service preserves headings, paragraphs, lists, links and emphasis. */
export default function RichText({ name, label }: { name: string; label: string }) {
  return (
    <Box sx={{ '& .tiptap': { minHeight: 160, maxHeight: 480, overflowY: 'auto' } }}>
      <RichTextInput
        source={name}
        label={label}
        fullWidth
        disabled={!useMay('settings').write}
        editorOptions={{ ...DefaultEditorOptions, editorProps: { attributes: { 'aria-label': label } } }}
        toolbar={
          <RichTextInputToolbar>
            <HeadingButtons />
            <FormatButtons />
            <ListButtons />
            <LinkButtons />
          </RichTextInputToolbar>
        }
      />
    </Box>
  );
}
