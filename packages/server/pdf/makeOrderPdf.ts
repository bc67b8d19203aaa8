import type { OrderPage } from '@lumitor/domain/order/record';
import { shownOrder } from '@lumitor/domain/order/shownOrder';
import { orderDocument } from '@lumitor/domain/pdf/orderDocument';
import { translator } from '@lumitor/domain/translation/lookup';
import pdfMake from 'pdfmake';
import { fontFile } from './fonts.ts';

/** What the process is sent. */
export interface AskedPdf {
  page: OrderPage;
  /** Code in capitals. */
  language: string;
  /** Of the page of the order. */
  url: string;
  /** Of its floor plan, as it is stored. */
  picture: Uint8Array | null;
}

/** As the browser prints it (`web/pdf/printedUnderlay.ts`): a PDF takes no WebP, and what is clear in it is paper. */
const PRINTED = { side: 1600, quality: 82, paper: '#ffffff' };

async function printedPicture(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp');
  const jpeg = await sharp(bytes)
    .resize({ width: PRINTED.side, height: PRINTED.side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PRINTED.paper })
    .jpeg({ quality: PRINTED.quality })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

const FONTS = { normal: fontFile(400), bold: fontFile(600) };
pdfMake.setFonts({ Inter: FONTS });
// All else that a PDF takes is in its definition, and some of that was written by strangers.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => Object.values(FONTS).includes(path));

/** The PDF of an order. A long one takes seconds: see `orderPdf`. */
export async function makeOrderPdf({ page, language, url, picture }: AskedPdf): Promise<Buffer> {
  const shown = shownOrder(page);
  if (!shown) throw new Error(`The plan of order ${page.id} cannot be read: nothing can be drawn of it.`);
  const { underlay } = page.data;
  const t = translator(page.translations, language);
  const drawn = underlay && picture && { ...underlay, href: await printedPicture(picture) };
  return pdfMake
    .createPdf(orderDocument({ page: shown, language, t, url, underlay: drawn ?? null }))
    .getBuffer();
}
