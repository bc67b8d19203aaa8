import { collectionOf } from '@lumitor/domain/collections/collections';
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Button, CircularProgress, TableCell, Typography } from '@mui/material';
import { Picture } from '../../articles/Picture.tsx';
import { useFileChoice } from '../../articles/useFileChoice.tsx';
import { useFileUpload } from '../../catalogue/form/useFileUpload.ts';
import { PICTURE } from '../../data/fileKind.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import type { FillRow } from './fillRows.ts';

interface PictureCellProps {
  row: FillRow;
  url: string;
  onStored(url: string): void;
}

/** A picture: chosen, dropped, or pasted while the cell has the keyboard. */
export function PictureCell({ row, url, onStored }: PictureCellProps) {
  const translate = useTranslate();
  const { sending, message, send } = useFileUpload(PICTURE, collectionOf(row.collection, row.line), onStored);
  const choice = useFileChoice(PICTURE.accept.join(','), (file) => void send(file));
  const shown = sending?.preview || url;
  return (
    <TableCell
      {...choice.place}
      onPaste={(event) => {
        const [file] = event.clipboardData.files;
        if (!file) return;
        event.preventDefault();
        void send(file);
      }}
    >
      <Button
        size="small"
        variant="outlined"
        aria-label={translate(shown ? 'fill.otherPicture' : 'fill.addPicture', { code: row.code })}
        onClick={choice.open}
        sx={{ minWidth: 44, width: 44, height: 40, p: 0.25 }}
      >
        {sending && <CircularProgress size={20} aria-label={translate('fill.sending')} />}
        {!sending && (shown ? <Picture url={shown} size={34} /> : <AddPhoto fontSize="small" />)}
      </Button>
      {choice.input}
      {message && (
        <Typography variant="caption" role="alert" component="p" sx={{ color: 'error.main' }}>
          {message}
        </Typography>
      )}
    </TableCell>
  );
}
