import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { AUTOMATIC, PAPERS, SCALES, type SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadPath } from '../../addresses.ts';
import { fileNameOf, saveFile } from '../../parts/file.ts';
import { storedTitleEntries } from '../../pdf/titleEntriesStorage.ts';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { Row } from '../elements/layout.tsx';
import { useOrderWords } from './useOrderWords.ts';

const ANY = '';

const CHOICE = {
  slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
  flex: '1 1 140px',
  m: 0,
} as const;

/** @param client default of the title block (D58b) */
export function DrawingFile({ page, client }: { page: ShownOrder; client: string }) {
  const { t, language } = useOrderWords(page);
  const notify = useNotify();
  const [{ paper, scale }, setChoice] = useState<SheetChoice>(AUTOMATIC);
  const [isWorking, setWorking] = useState(false);
  const save = async () => {
    setWorking(true);
    try {
      const { makeInstallationPdf } = await import('../../pdf/makeInstallationPdf.ts');
      const entries = storedTitleEntries(page.id);
      const url = new URL(downloadPath(page.id), location.origin).href;
      const pdf = await makeInstallationPdf(
        { page, language, url },
        {
          choice: { paper, scale },
          entries: { ...entries, client: entries.client || client },
        },
      );
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
    <Row gap="12px 8px" align="stretch" mb={1}>
      <Button variant="outlined" startIcon={<Download />} disabled={isWorking} onClick={() => void save()}>
        {t('download.file_drawing')}
      </Button>
      <ChoiceField
        {...CHOICE}
        label={t('download.paper')}
        value={paper ?? ANY}
        choices={[[ANY, t('download.anyPaper')], ...PAPERS.map((name) => [name, name] as const)]}
        onChoose={(chosen) => setChoice({ paper: chosen || null, scale })}
      />
      <ChoiceField<number | ''>
        {...CHOICE}
        label={t('download.scale')}
        value={scale ?? ANY}
        choices={[[ANY, t('download.anyScale')], ...SCALES.map((ratio) => [ratio, `1 : ${ratio}`] as const)]}
        onChoose={(chosen) => setChoice({ paper, scale: SCALES.find((ratio) => ratio === chosen) ?? null })}
      />
    </Row>
  );
}
