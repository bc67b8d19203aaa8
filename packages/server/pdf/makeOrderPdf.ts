import { extname, join } from 'node:path';
import type { Offer } from '@lumitor/domain/order/offer';
import { computeOrderLight } from '@lumitor/domain/order/orderLight';
import type { OrderPage } from '@lumitor/domain/order/record';
import { shownOrder } from '@lumitor/domain/order/shownOrder';
import { orderDocument } from '@lumitor/domain/pdf/orderDocument';
import { compacted } from '@lumitor/domain/photometry/compacted';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import { ugrOf } from '@lumitor/domain/photometry/ugr';
import { translator } from '@lumitor/domain/translation/lookup';
import pdfMake from 'pdfmake';

/** Built, they lie beside the service. */
const FOLDER = extname(import.meta.filename) === '.ts' ? '../../domain/pdf/fonts' : 'fonts';

/** The path of Inter, cut down to what is printed (`web/build/printedFonts.ts`). */
export const fontFile = (weight: 400 | 600): string =>
  join(import.meta.dirname, FOLDER, `inter-${weight}.ttf`);

/** What the process is sent. */
export interface PdfRequest {
  page: OrderPage;
  /** Code in capitals. */
  language: string;
  /** Of the page of the order. */
  url: string;
  /** In place of the order's own prices; null: the order as it was saved. */
  offer: Offer | null;
  /** Its floor plan, its view of the room and the shop's logo as they are stored; null where there is none. */
  underlay: Uint8Array | null;
  view: Uint8Array | null;
  logo: Uint8Array | null;
  /** The photometric files of its luminaires, by path; without one its luminaire is an estimate. */
  photometry: [path: string, bytes: Uint8Array][];
}

/** As the browser prints them (`web/pdf/printedPictures.ts`): a PDF takes no WebP, and what is clear in it is paper. */
const SIDES = { underlay: 1600, view: 1600, logo: 640 };
const QUALITY = 82;
const PAPER = '#ffffff';

async function printed(bytes: Uint8Array, side: number, format: 'jpeg' | 'png'): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PAPER });
  const bytesOf = format === 'png' ? picture.png() : picture.jpeg({ quality: QUALITY });
  return `data:image/${format};base64,${(await bytesOf.toBuffer()).toString('base64')}`;
}

const FONTS = { normal: fontFile(400), bold: fontFile(600) };
pdfMake.setFonts({ Inter: FONTS });
// All else that a PDF takes is in its definition, and some of that was written by strangers.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => Object.values(FONTS).includes(path));

/** The PDF of an order. A long one takes seconds: see `orderPdf`. */
export async function makeOrderPdf({
  page,
  language,
  url,
  offer,
  photometry,
  ...pictures
}: PdfRequest): Promise<Buffer> {
  const shown = shownOrder(page);
  if (!shown) throw new Error(`The plan of order ${page.id} cannot be read: nothing can be drawn of it.`);
  const { underlay: placed } = page.data;
  const underlay = placed &&
    pictures.underlay && { ...placed, href: await printed(pictures.underlay, SIDES.underlay, 'jpeg') };
  const tables = photometry.map(([path, bytes]) => {
    const file = readPhotometry(bytes);
    return [path, { ...compacted(file.table), ugr: ugrOf(file) }] as const;
  });
  const definition = orderDocument({
    page: shown,
    language,
    t: translator(page.translations, language),
    url,
    offer,
    underlay: underlay ?? null,
    view: pictures.view && (await printed(pictures.view, SIDES.view, 'jpeg')),
    light: computeOrderLight(page.data, shown.plan, new Map(tables)),
    logo: pictures.logo && (await printed(pictures.logo, SIDES.logo, 'png')),
  });
  return pdfMake.createPdf(definition).getBuffer();
}
