import { translator } from '@lumitor/domain/translation/lookup';
import { downloadPath } from '../../app/paths.ts';
import { fetchOrder, type ShownOrder } from '../../data/orders.ts';
import { fileNameOf, saveFile } from '../../parts/file.ts';
import { languageToShow } from '../../translation/language.ts';

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
export async function downloadOrderPdf(id: string): Promise<void> {
  const page = await fetchOrder(id);
  if (typeof page === 'string') throw new Error(`The order ${id} could not be had (${page}). Try again.`);
  await pdfOf(page);
}
