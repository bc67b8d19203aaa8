import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { bindingSchema } from '@lumitor/domain/catalogue/article';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import * as v from 'valibot';
import { fontFile } from '../pdf/fonts.ts';
import type { DemoArticle } from './article.ts';
import { sheetFigures } from './sheetFigures.ts';

/** Of an A4 page and what stands on it, in points. */
const SIDE = 48;
const WIDTH = 595.28 - 2 * SIDE;
const PICTURE = 176;
const GAP = 20;
const FOOTER = 780;
/** In pixels: 240 to the inch. */
const PICTURE_PIXELS = 587;

/** As in the PDF of an order. */
const INK = { text: '#1b1b1a', soft: '#55534d', faint: '#85827a', line: '#d8d5cd' };

/** A sheet made anew is the same file: it is dated by the catalogue, not by the clock. */
const DATE = new Date('2026-01-01T00:00:00Z');

/** The word with its rail. */
function drawLogo(doc: PDFDocument): void {
  doc.font('bold', 10.5).fillColor(INK.text);
  doc.text('LUMI', SIDE, SIDE, { characterSpacing: 1.5 });
  doc.text('TOR', SIDE + 51.5, SIDE, { characterSpacing: 1.5 });
  doc.rect(SIDE + 35, SIDE + 5, 13, 2.8).fill(INK.text);
}

/**
 * The data sheet of a luminaire: a page A4 in Polish, with title, description and labels in English and German too.
 * @param picture its SVG
 * @returns a PDF, the same for the same luminaire
 */
export async function makeSheet({ fields }: DemoArticle, picture: Buffer): Promise<Buffer> {
  const luminaire = v.parse(bindingSchema, fields);
  const { title, titleEn, translation, description: code } = luminaire;
  const [regular, bold, jpeg] = await Promise.all([
    readFile(fontFile(400)),
    readFile(fontFile(600)),
    sharp(picture).resize(PICTURE_PIXELS).jpeg({ quality: 85 }).toBuffer(),
  ]);
  const doc = new PDFDocument({
    size: 'A4',
    margin: SIDE,
    pdfVersion: '1.7',
    lang: 'pl',
    displayTitle: true,
    // Its own would be Helvetica, which is read from a file beside it.
    font: null,
    info: {
      Title: title,
      Author: 'Lumitor',
      Subject: 'Karta katalogowa',
      Keywords: code,
      CreationDate: DATE,
    },
  });
  doc.registerFont('regular', regular).registerFont('bold', bold);
  const write = (text: string, size: number, colour: string, x = SIDE, y = doc.y) =>
    doc
      .font('regular', size)
      .fillColor(colour)
      .text(text, x, y, { width: SIDE + WIDTH - x, lineGap: size / 4 });

  drawLogo(doc);
  doc.font('regular', 7.5).fillColor(INK.faint);
  doc.text('Karta katalogowa · Data sheet · Datenblatt', SIDE, SIDE + 2, { width: WIDTH, align: 'right' });
  doc
    .font('bold', 20)
    .fillColor(INK.text)
    .text(title, SIDE, SIDE + 36, { width: WIDTH });
  write(`${titleEn} · ${translation.DE}`, 10, INK.soft, SIDE, doc.y + 2);
  write(`Kod produktu · Product code · Produktcode: ${code}`, 8.5, INK.faint);

  const top = doc.y + 18;
  doc.image(jpeg, SIDE, top, { width: PICTURE });
  doc.y = top - 2;
  const { productDescription, productDescriptionEn, translationProductDescription } = luminaire;
  write(productDescription, 9.5, INK.text, SIDE + PICTURE + GAP);
  for (const text of [productDescriptionEn, translationProductDescription.DE ?? ''])
    write(text, 8.5, INK.soft, SIDE + PICTURE + GAP, doc.y + 8);

  doc.x = SIDE;
  doc.y = Math.max(doc.y, top + PICTURE) + 24;
  doc.font('regular', 9).table({
    defaultStyle: {
      border: [0, 0, 0.4, 0],
      borderColor: INK.line,
      padding: [5, 0, 5, 0],
      textColor: INK.soft,
    },
    columnStyles: [
      { width: '*', textColor: INK.text },
      { width: 120 },
      { width: 120 },
      { width: 110, align: 'right', textColor: INK.text, textOptions: { features: ['tnum'] } },
    ],
    data: sheetFigures(luminaire).map(([labels, figure]) => [...labels, figure]),
  });
  write(`Lumitor · ${code} · ${title}`, 7.5, INK.faint, SIDE, FOOTER);
  doc.end();
  return buffer(doc);
}
