import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { AUTOMATIC, PAPERS, SCALES, type SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import Download from '@mui/icons-material/Download';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fileNameOf, saveFile } from '../../parts/file.ts';
import { downloadPath } from '../../paths.ts';
import { useOrderWords } from './useOrderWords.ts';

const ANY = '';

/** The installation drawing of an order, on the paper and to the scale that are asked for (D75). */
export function DrawingFile({ page }: { page: ShownOrder }) {
  const { t, language } = useOrderWords(page);
  const notify = useNotify();
  const [{ paper, scale }, setChoice] = useState<SheetChoice>(AUTOMATIC);
  const [isWorking, setWorking] = useState(false);
  const save = async () => {
    setWorking(true);
    try {
      const { makeInstallationPdf } = await import('../../pdf/makeInstallationPdf.ts');
      const url = new URL(downloadPath(page.id), location.origin).href;
      const pdf = await makeInstallationPdf({ page, language, t, url }, { paper, scale });
      const name = `${page.data.name || t('parts.fileName')} ${t('sheet.fileName')}`;
      saveFile(pdf, fileNameOf(name, page.id, 'pdf'));
    } catch (error) {
      console.error(error);
      notify(t('download.fileFailed'), { type: 'error' });
    } finally {
      setWorking(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Button variant="outlined" startIcon={<Download />} disabled={isWorking} onClick={() => void save()}>
        {t('download.file_drawing')}
      </Button>
      <TextField
        select
        label={t('download.paper')}
        value={paper ?? ANY}
        onChange={({ target: { value } }) =>
          setChoice({ paper: PAPERS.find((one) => one === value) ?? null, scale })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: 180, m: 0 }}
      >
        <MenuItem value={ANY}>{t('download.anyPaper')}</MenuItem>
        {PAPERS.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('download.scale')}
        value={scale ?? ANY}
        onChange={({ target: { value } }) =>
          setChoice({ paper, scale: SCALES.find((one) => String(one) === String(value)) ?? null })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: 180, m: 0 }}
      >
        <MenuItem value={ANY}>{t('download.anyScale')}</MenuItem>
        {SCALES.map((one) => (
          <MenuItem key={one} value={one}>{`1 : ${one}`}</MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
