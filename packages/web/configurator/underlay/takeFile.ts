import { newUnderlay } from '@lumitor/domain/room/underlay';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { keepPicture } from '../../data/pictures.ts';
import { middleInSight, roomNow, setUnderlay } from '../../visitor/room.ts';
import { type FileFault, kindOf, MAX_BYTES, UnfitFile } from './fileKind.ts';
import type { PdfPages } from './pdfPages.ts';
import { type Reencoded, reencoded } from './reencode.ts';

export interface Taking {
  isReading: boolean;
  /** Why the last file was not taken. */
  fault: FileFault | null;
  /** A PDF of which a page is to be chosen. */
  pdf: { name: string; pages: PdfPages } | null;
  /** The browser would not keep the picture. */
  isOfThisPage: boolean;
}

const NOTHING: Taking = { isReading: false, fault: null, pdf: null, isOfThisPage: false };
const takingStore = createStore<Taking>(() => NOTHING);
export const useTaking = (): Taking => useStore(takingStore);

/** So wide is a picture put under the drawing until it is calibrated, in centimetres: an empty sheet shows as much. */
const FIRST_WIDTH = 600;

/** Puts a picture under the drawing once it is kept: an undo or another tab finds it at once. */
async function put(name: string, { picture, width, height }: Reencoded): Promise<void> {
  const id = crypto.randomUUID();
  const isKept = await keepPicture(id, picture);
  const outline = roomNow()?.outline;
  const covers = outline
    ? Math.max(...outline.map(({ x }) => x)) - Math.min(...outline.map(({ x }) => x))
    : FIRST_WIDTH;
  setUnderlay(newUnderlay({ id, name, width, height }, middleInSight(), covers));
  takingStore.setState({ ...NOTHING, isOfThisPage: !isKept });
}

async function reading(act: () => Promise<void>): Promise<void> {
  takingStore.setState({ isReading: true, fault: null });
  try {
    await act();
  } catch (error) {
    takingStore.setState({ fault: error instanceof UnfitFile ? error.fault : 'broken' });
  } finally {
    takingStore.setState({ isReading: false });
  }
}

/** Takes a file as the underlay, or says why not; of a PDF with several pages one is asked for first. */
export const takeFile = (file: File): Promise<void> =>
  reading(async () => {
    closePdf();
    // Not even read: it may be larger than the memory.
    if (file.size > MAX_BYTES) throw new UnfitFile('tooManyBytes');
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (kindOf(bytes) === 'picture') return put(file.name, await reencoded(new Blob([bytes])));
    const { openPdf } = await import('./pdfPages.ts');
    const pages = await openPdf(bytes);
    takingStore.setState({ pdf: { name: file.name, pages } });
    if (pages.count === 1) await takeOpenPage(1);
  });

async function takeOpenPage(number: number): Promise<void> {
  const { pdf } = takingStore.getState();
  if (!pdf) return;
  await put(pdf.name, await pdf.pages.page(number));
  pdf.pages.close();
}

export const takePage = (number: number): Promise<void> => reading(() => takeOpenPage(number));

export function closePdf(): void {
  takingStore.getState().pdf?.pages.close();
  takingStore.setState({ pdf: null });
}
