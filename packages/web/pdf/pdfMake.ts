import pdfMake from 'pdfmake/build/pdfmake.min.js';
import type { PdfFonts } from './fileMessages.ts';

const inBase64 = (font: ArrayBuffer) => ({
  data: btoa(Array.from(new Uint8Array(font), (byte) => String.fromCharCode(byte)).join('')),
  encoding: 'base64' as const,
});

export function setFonts({ regular, semiBold }: PdfFonts): void {
  pdfMake.addVirtualFileSystem({ 'regular.ttf': inBase64(regular), 'semi-bold.ttf': inBase64(semiBold) });
  pdfMake.setFonts({ Inter: { normal: 'regular.ttf', bold: 'semi-bold.ttf' } });
}

export { pdfMake };
