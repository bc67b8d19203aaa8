import { collectionOf } from '@lumitor/domain/collections/collections';
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Button, CircularProgress, TableCell, Typography } from '@mui/material';
import { useRef } from 'react';
import { Picture } from '../../articles/Picture.tsx';
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
  const chooser = useRef<HTMLInputElement>(null);
  const { sending, message, send } = useFileUpload(PICTURE, collectionOf(row.collection, row.line), onStored);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) void send(file);
    return Boolean(file);
  };
  const shown = sending?.preview || url;
  return (
    <TableCell
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
    >
      <Button
        size="small"
        variant="outlined"
        aria-label={translate(shown ? 'fill.otherPicture' : 'fill.addPicture', { code: row.code })}
        onClick={() => chooser.current?.click()}
        sx={{ minWidth: 44, width: 44, height: 40, p: 0.25 }}
      >
        {sending && <CircularProgress size={20} aria-label={translate('fill.sending')} />}
        {!sending && (shown ? <Picture url={shown} size={34} /> : <AddPhoto fontSize="small" />)}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURE.accept.join(',')}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      {message && (
        <Typography variant="caption" role="alert" component="p" sx={{ color: 'error.main' }}>
          {message}
        </Typography>
      )}
    </TableCell>
  );
}
