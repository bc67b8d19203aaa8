import { extname, join } from 'node:path';
import type { Offer } from '@lumitor/domain/order/offer';
import { computeOrderLight } from '@lumitor/domain/order/orderLight';
import type { OrderPage } from '@lumitor/domain/order/record';
import { shownOrder } from '@lumitor/domain/order/shownOrder';
import { orderDocument } from '@lumitor/domain/pdf/orderDocument';
import { readLightTable } from '@lumitor/domain/photometry/readLightTable';
import { taggedPdf } from '@lumitor/domain/tags/taggedPdf';
import { translator } from '@lumitor/domain/translation/lookup';
import type { Px } from '@lumitor/domain/units';
import pdfMake from 'pdfmake';

/** A build has the fonts next to the service. */
const FOLDER = extname(import.meta.filename) === '.ts' ? '../../domain/pdf/fonts' : 'fonts';

/** Inter, subset to printed characters (`web/build/printedFonts.ts`). */
export const fontFile = (weight: 400 | 600): string =>
  join(import.meta.dirname, FOLDER, `inter-${weight}.ttf`);

export interface OrderPdfRequest {
  page: OrderPage;
  language: string;
  url: string;
  /** Replaces the order's own prices. */
  offer: Offer | null;
  /** Stored pictures; null if missing. */
  underlay: Uint8Array | null;
  view: Uint8Array | null;
  logo: Uint8Array | null;
  /** Without its file a luminaire is an estimate. */
  photometry: [path: string, bytes: Uint8Array][];
}

/** PDFs do not support WebP, and transparency becomes white. */
const SIDES: Record<'underlay' | 'view' | 'logo', Px> = { underlay: 1600, view: 1600, logo: 640 };
const QUALITY = 82;
const PAPER = '#ffffff';

async function printed(bytes: Uint8Array, side: Px, format: 'jpeg' | 'png'): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PAPER });
  const bytesOf = format === 'png' ? picture.png() : picture.jpeg({ quality: QUALITY });
  return `data:image/${format};base64,${(await bytesOf.toBuffer()).toString('base64')}`;
}

const FONTS = { normal: fontFile(400), bold: fontFile(600) };
pdfMake.setFonts({ Inter: FONTS });
// Strangers wrote parts of the definition.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => Object.values(FONTS).includes(path));

export async function makeOrderPdf({
  page,
  language,
  url,
  offer,
  photometry,
  ...pictures
}: OrderPdfRequest): Promise<Buffer> {
  const shown = shownOrder(page);
  if (!shown) throw new Error(`The plan of order ${page.id} cannot be read.`);
  const { underlay: placed } = page.data;
  const underlay = placed &&
    pictures.underlay && { ...placed, href: await printed(pictures.underlay, SIDES.underlay, 'jpeg') };
  const tables = photometry.map(([path, bytes]) => [path, readLightTable(bytes)] as const);
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
  return (await taggedPdf(pdfMake, definition)).getBuffer();
}
