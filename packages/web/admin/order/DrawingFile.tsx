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

interface ChooseProps<One> {
  label: string;
  /** What stands for null. */
  any: string;
  value: One | null;
  among: readonly One[];
  words: (one: One) => string;
  onChange: (chosen: One | null) => void;
}

/** One of some, or whichever fits. */
function Choose<One extends string | number>({
  label,
  any,
  value,
  among,
  words,
  onChange,
}: ChooseProps<One>) {
  return (
    <TextField
      select
      label={label}
      value={value ?? ANY}
      onChange={({ target }) => onChange(among.find((one) => String(one) === String(target.value)) ?? null)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: 180, m: 0 }}
    >
      <MenuItem value={ANY}>{any}</MenuItem>
      {among.map((one) => (
        <MenuItem key={one} value={one}>
          {words(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

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
      <Choose
        label={t('download.paper')}
        any={t('download.anyPaper')}
        value={paper}
        among={PAPERS}
        words={String}
        onChange={(chosen) => setChoice({ paper: chosen, scale })}
      />
      <Choose
        label={t('download.scale')}
        any={t('download.anyScale')}
        value={scale}
        among={SCALES}
        words={(one) => `1 : ${one}`}
        onChange={(chosen) => setChoice({ paper, scale: chosen })}
      />
    </Box>
  );
}
