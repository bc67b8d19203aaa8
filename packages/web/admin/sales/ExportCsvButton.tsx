import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { csvFile } from '../../csv/csv.ts';
import { saveFile } from '../../parts/file.ts';
import { today } from '../elements/dates.ts';
import { useTranslate } from '../words/useTranslate.ts';

interface ExportCsvButtonProps {
  fileName: string;
  makeCsv: () => Promise<string>;
  children: ReactNode;
}

export function ExportCsvButton({ fileName, makeCsv, children }: ExportCsvButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isWorking, setWorking] = useState(false);
  const save = async () => {
    if (isWorking) return;
    setWorking(true);
    try {
      saveFile(csvFile(await makeCsv()), `${fileName}-${today()}.csv`);
    } catch {
      notify('sales.exportFailed', { type: 'error' });
    }
    setWorking(false);
  };
  return (
    <Button startIcon={<Download />} onClick={save} aria-busy={isWorking}>
      {isWorking ? translate('sales.exporting') : children}
    </Button>
  );
}
