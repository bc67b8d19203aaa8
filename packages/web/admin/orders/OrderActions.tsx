import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { translator } from '@lumitor/domain/translation/lookup';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadPath } from '../../app/paths.ts';
import { fetchOrder } from '../../data/orders.ts';
import { fileNameOf, saveFile } from '../../parts/file.ts';
import { languageToShow } from '../../translation/language.ts';
import { DeleteButton } from '../sales/DeleteButton.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { ListedOrder } from './order.ts';

/** In the language in which the customer saved it, as the customer gets it. */
async function pdfOf(page: ShownOrder): Promise<void> {
  const { makePdf } = await import('../../pdf/makePdf.ts');
  const language = languageToShow(page.data.language, page);
  const t = translator(page.translations, language);
  const url = new URL(downloadPath(page.id), location.origin).href;
  const pdf = await makePdf({ page, language, t, url });
  saveFile(pdf, fileNameOf(page.data.name || t('parts.fileName'), page.id, 'pdf'));
}

/** Makes the PDF of a stored order and hands it over. */
async function downloadOrderPdf(id: string): Promise<void> {
  const page = await fetchOrder(id);
  if (typeof page === 'string') throw new Error(`The order ${id} could not be had (${page}). Try again.`);
  await pdfOf(page);
}

/** Opens an order as the visitor sees it, hands over its PDF, deletes it. */
export function OrderActions({ order: { id, data } }: { order: ListedOrder }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isWorking, setWorking] = useState(false);
  const name = data.name || translate('orders.unnamed');
  const opening = translate('orders.open', { name });
  const savePdf = async () => {
    if (isWorking) return;
    setWorking(true);
    await downloadOrderPdf(id).catch((error: unknown) => {
      console.error(error);
      notify('orders.pdfFailed', { type: 'error' });
    });
    setWorking(false);
  };
  const pdfLabel = translate(isWorking ? 'orders.pdfWorking' : 'orders.pdf', { name });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>
      <IconButton
        size="small"
        href={downloadPath(id)}
        target="_blank"
        rel="noreferrer"
        aria-label={opening}
        title={opening}
      >
        <OpenInNew fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={pdfLabel} title={pdfLabel} aria-busy={isWorking} onClick={savePdf}>
        {isWorking ? <CircularProgress size={20} /> : <PictureAsPdf fontSize="small" />}
      </IconButton>
      <DeleteButton
        isIcon
        ids={[id]}
        label={translate('orders.delete', { name })}
        title={translate('orders.deleteTitle', { name })}
        content={translate('orders.deleteContent', { id })}
        done="orders.deleted"
      />
    </Box>
  );
}
