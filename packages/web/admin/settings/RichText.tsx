import { Box } from '@mui/material';
import {
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMay } from '../data/useMay.ts';
import { HeadingButtons } from './HeadingButtons.tsx';

/** What the service keeps of it: headings, paragraphs, lists, links and emphasis. */
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
