import regularUrl from '@lumitor/domain/pdf/fonts/inter-400.ttf?url';
import semiBoldUrl from '@lumitor/domain/pdf/fonts/inter-600.ttf?url';
import { readBlob } from '../data/readBlob.ts';
import type { PdfFonts } from './fileMessages.ts';

async function load(): Promise<PdfFonts> {
  const read = async (url: string) => (await readBlob(url)).arrayBuffer();
  const [regular, semiBold] = await Promise.all([read(regularUrl), read(semiBoldUrl)]);
  return { regular, semiBold };
}

let loading: Promise<PdfFonts> | undefined;

/** Loaded once, and again after a failure. The worker itself must not fetch. */
export function pdfFonts(): Promise<PdfFonts> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
