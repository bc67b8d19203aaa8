import { hasDimming } from '@lumitor/domain/dimming/dimming';
import { orderCommissioning } from '@lumitor/domain/lists/commissioning';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { csvFile, tableCsv } from '../../parts/csv.ts';
import { fileNameOf, saveFile } from '../../parts/file.ts';
import { useOrderWords } from './useOrderWords.ts';

/** What whoever sets the gateway of an order up needs (D69). */
export function ScenesFile({ page }: { page: ShownOrder }) {
  const { t, language } = useOrderWords(page);
  if (!hasDimming(page.plan.dimming)) return null;
  const save = () => {
    const cells = orderCommissioning(page, orderInstallation(page), language, t);
    const name = `${page.data.name || t('parts.fileName')} ${t('scenes.fileName')}`;
    saveFile(csvFile(tableCsv(cells, language)), fileNameOf(name, page.id, 'csv'));
  };
  return (
    <Button variant="outlined" startIcon={<Download />} onClick={save} sx={{ mb: 1 }}>
      {t('download.file_commissioning')}
    </Button>
  );
}
