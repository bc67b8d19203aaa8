import Box from '@mui/material/Box';
import {
  FormatButtons,
  LevelSelect,
  LinkButtons,
  ListButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';

/** What the service keeps of it: headings, paragraphs, lists, links and emphasis. */
export default function RichText({ name, label }: { name: string; label: string }) {
  return (
    <Box sx={{ '& .tiptap': { minHeight: 160, maxHeight: 480, overflowY: 'auto' } }}>
      <RichTextInput
        source={name}
        label={label}
        fullWidth
        toolbar={
          <RichTextInputToolbar>
            <LevelSelect />
            <FormatButtons />
            <ListButtons />
            <LinkButtons />
          </RichTextInputToolbar>
        }
      />
    </Box>
  );
}
