import { collectionOf } from '@lumitor/domain/collections/collections';
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { CircularProgress, InputBase, TableCell, TableRow, Typography } from '@mui/material';
import { type ClipboardEvent, memo, useId } from 'react';
import { ArticlePicture } from '../../articles/Picture.tsx';
import { useFileChoice } from '../../articles/useFileChoice.tsx';
import { useFileUpload } from '../../catalogue/form/useFileUpload.ts';
import { PICTURE } from '../../data/fileKind.ts';
import { useMay } from '../../data/useMay.ts';
import { PlacedButton } from '../../elements/layout.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { keyOfUse, useUseInWords } from '../CodeGapRow.tsx';
import {
  cellName,
  FILL_COLUMNS,
  type FillCells,
  type FillColumn,
  type FillRow,
  isPriceColumn,
} from './fillRows.ts';

function PictureCell({ row, url, onStored }: { row: FillRow; url: string; onStored(url: string): void }) {
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
      <PlacedButton
        size="small"
        variant="outlined"
        aria-label={translate(shown ? 'fill.otherPicture' : 'fill.addPicture', { code: row.code })}
        onClick={choice.open}
        minWidth={44}
        width={44}
        height={40}
        p={0.25}
      >
        {sending && <CircularProgress size={20} aria-label={translate('fill.sending')} />}
        {!sending && (shown ? <ArticlePicture url={shown} size={34} /> : <AddPhoto fontSize="small" />)}
      </PlacedButton>
      {choice.input}
      {message && (
        <Typography variant="caption" role="alert" component="p" color="error">
          {message}
        </Typography>
      )}
    </TableCell>
  );
}

interface FillTableRowProps {
  row: FillRow;
  cells: FillCells;
  faults: ReadonlyMap<string, string>;
  onType(changes: { row: FillRow; column: FillColumn | 'img'; text: string }[]): void;
  onPaste(row: FillRow, column: FillColumn, event: ClipboardEvent): void;
}

export const FillTableRow = memo(function FillTableRow(props: FillTableRowProps) {
  const { row, cells, faults, onType, onPaste } = props;
  const mayPrice = useMay('prices').write;
  const translate = useTranslate();
  const inWords = useUseInWords();
  const id = useId();
  const { key, code, uses } = row;
  const wide = (column: FillColumn) => column === 'title' || column === 'titleEn';
  return (
    <TableRow>
      <TableCell component="th" scope="row" className="named">
        {code}
        {uses.map((need) => (
          <Typography key={keyOfUse(need)} variant="caption" component="p">
            {inWords(need)}
          </Typography>
        ))}
      </TableCell>
      {FILL_COLUMNS.map((column) => {
        const fault = faults.get(cellName(key, column));
        return (
          <TableCell key={column} sx={{ minWidth: wide(column) ? 180 : 96, px: 0.75 }}>
            <InputBase
              value={cells[column]}
              error={fault !== undefined}
              disabled={!mayPrice && isPriceColumn(column)}
              onChange={({ target }) => onType([{ row, column, text: target.value }])}
              onPaste={(event) => onPaste(row, column, event)}
              inputProps={{
                'aria-label': `${translate(`fill.columns.${column}`)}, ${code}`,
                'aria-invalid': fault !== undefined,
                'aria-describedby': fault ? `${id}-${column}` : undefined,
                inputMode: wide(column) ? 'text' : 'decimal',
                autoComplete: 'off',
              }}
              sx={{
                width: '100%',
                px: 1,
                py: 0.25,
                border: 1,
                borderColor: fault ? 'error.main' : 'text.disabled',
                borderRadius: 1,
                '&.Mui-focused': { outline: 2, outlineColor: 'warning.main' },
              }}
            />
            {fault && (
              <Typography id={`${id}-${column}`} variant="caption" component="p" color="error">
                {fault}
              </Typography>
            )}
          </TableCell>
        );
      })}
      <PictureCell row={row} url={cells.img} onStored={(text) => onType([{ row, column: 'img', text }])} />
    </TableRow>
  );
});
