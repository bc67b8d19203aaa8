import { type DxfFault, UnreadableDxf } from '@lumitor/domain/floorPlan/dxfFault';
import type { PlanUnit } from '@lumitor/domain/floorPlan/units';
import { greatestOf, leastOf } from '@lumitor/domain/math/lists';
import { newUnderlay } from '@lumitor/domain/room/calibration';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { keepPicture } from '../../data/pictures.ts';
import { middleInSight, roomNow, setUnderlay } from '../../visitor/room.ts';
import { type FileFault, kindOf, MAX_BYTES, UnfitFile } from './fileKind.ts';
import type { OpenDxf } from './openDxf.ts';
import type { PdfPages } from './pdfPages.ts';
import { type Reencoded, reencoded } from './reencode.ts';

export interface Taking {
  isReading: boolean;
  /** Why the last file was not taken. */
  fault: FileFault | DxfFault | null;
  /** A PDF of which a page is to be chosen. */
  pdf: { name: string; pages: PdfPages } | null;
  /** A DXF of which the unit is to be chosen. */
  dxf: { name: string; file: OpenDxf } | null;
  /** The browser would not keep the picture. */
  isOfThisPage: boolean;
}

const NOTHING: Taking = { isReading: false, fault: null, pdf: null, dxf: null, isOfThisPage: false };
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
    ? greatestOf(outline.map(({ x }) => x)) - leastOf(outline.map(({ x }) => x))
    : FIRST_WIDTH;
  setUnderlay(newUnderlay({ id, name, width, height }, middleInSight(), covers));
  takingStore.setState({ ...NOTHING, isOfThisPage: !isKept });
}

async function reading(act: () => Promise<void>): Promise<void> {
  takingStore.setState({ isReading: true, fault: null });
  try {
    await act();
  } catch (error) {
    const isTold = error instanceof UnfitFile || error instanceof UnreadableDxf;
    takingStore.setState({ fault: isTold ? error.fault : 'broken' });
  } finally {
    takingStore.setState({ isReading: false });
  }
}

/** Takes a file as the underlay, or says why not; of a PDF with several pages one is asked for first. */
export const takeFile = (file: File): Promise<void> =>
  reading(async () => {
    closeFile();
    // Not even read: it may be larger than the memory.
    if (file.size > MAX_BYTES) throw new UnfitFile('tooManyBytes');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = kindOf(bytes);
    if (kind === 'picture') return put(file.name, await reencoded(new Blob([bytes])));
    if (kind === 'dxf') return takeDxf(file.name, bytes);
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

/** A DXF tells its unit, or is asked for it before anything is put under the drawing. */
async function takeDxf(name: string, bytes: Uint8Array): Promise<void> {
  const { openDxf } = await import('./openDxf.ts');
  const file = await openDxf(bytes);
  takingStore.setState({ dxf: { name, file } });
  if ('sure' in file.read) await takeOpenDxf(file.read.sure.unit);
}

async function takeOpenDxf(unit: PlanUnit): Promise<void> {
  const { dxf } = takingStore.getState();
  if (!dxf) return;
  const { putLines } = await import('./putLines.ts');
  const isKept = await putLines(dxf.name, await dxf.file.inUnit(unit));
  dxf.file.close();
  takingStore.setState({ ...NOTHING, isOfThisPage: !isKept });
}

export const takeUnit = (unit: PlanUnit): Promise<void> => reading(() => takeOpenDxf(unit));

/** Puts away a file of which something is still to be chosen. */
export function closeFile(): void {
  const { pdf, dxf } = takingStore.getState();
  pdf?.pages.close();
  dxf?.file.close();
  takingStore.setState({ pdf: null, dxf: null });
}
