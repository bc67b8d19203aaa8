import { type DxfFault, UnreadableDxf } from '@lumitor/domain/floorPlan/dxfFault';
import type { PlanUnit } from '@lumitor/domain/floorPlan/units';
import { newUnderlay } from '@lumitor/domain/kinds/underlay/calibration';
import { greatestOf, leastOf } from '@lumitor/domain/math/lists';
import type { Cm } from '@lumitor/domain/units';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { storePicture } from '../../data/pictures.ts';
import { middleInSight, roomNow, setUnderlay } from '../../visitor/room.ts';
import { type FloorPlanFileFault, kindOf, MAX_BYTES, UnfitFile } from './fileKind.ts';
import type { OpenDxf } from './openDxf.ts';
import type { PdfPages } from './pdfPages.ts';
import { type Reencoded, reencoded } from './reencode.ts';

export interface Taking {
  isReading: boolean;
  fault: FloorPlanFileFault | DxfFault | null;
  pdf: { name: string; pages: PdfPages } | null;
  dxf: { name: string; file: OpenDxf } | null;
  isOfThisPage: boolean;
}

const NOTHING: Taking = { isReading: false, fault: null, pdf: null, dxf: null, isOfThisPage: false };
const takingStore = createStore<Taking>(() => NOTHING);
export const useTaking = (): Taking => useStore(takingStore);

const FIRST_WIDTH: Cm = 600;

async function put(
  name: string,
  { picture, width, height }: Reencoded,
  cancelled: AbortSignal,
): Promise<void> {
  cancelled.throwIfAborted();
  const id = crypto.randomUUID();
  const isStored = await storePicture(id, picture);
  cancelled.throwIfAborted();
  const outline = roomNow()?.outline;
  const covers = outline
    ? greatestOf(outline.map(({ x }) => x)) - leastOf(outline.map(({ x }) => x))
    : FIRST_WIDTH;
  setUnderlay(newUnderlay({ id, name, width, height }, middleInSight(), covers));
  takingStore.setState({ ...NOTHING, isOfThisPage: !isStored });
}

const untilCancelled = (cancelled: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    cancelled.addEventListener('abort', () => reject(cancelled.reason), { once: true });
  });

let current: AbortController | null = null;

/** One file at a time: a new one cancels the former, whose promise rejects at once. */
async function reading(act: (cancelled: AbortSignal) => Promise<void>): Promise<void> {
  current?.abort();
  const controller = new AbortController();
  current = controller;
  takingStore.setState({ isReading: true, fault: null });
  try {
    await Promise.race([act(controller.signal), untilCancelled(controller.signal)]);
  } catch (error) {
    if (controller.signal.aborted) return;
    const isDescribed = error instanceof UnfitFile || error instanceof UnreadableDxf;
    takingStore.setState({ fault: isDescribed ? error.fault : 'broken' });
  } finally {
    if (current === controller) {
      current = null;
      takingStore.setState({ isReading: false });
    }
  }
}

export function cancelReading(): void {
  current?.abort();
  closeFile();
}

export const takeFile = (file: File): Promise<void> =>
  reading(async (cancelled) => {
    closeFile();
    // Unread: it may be larger than the memory.
    if (file.size > MAX_BYTES) throw new UnfitFile('tooManyBytes');
    // Read again by each reader, so that large files are freed in between.
    const read = async () => new Uint8Array(await file.arrayBuffer());
    const kind = kindOf(await read());
    if (kind === 'picture') return put(file.name, await reencoded(new Blob([file])), cancelled);
    if (kind === 'dxf') return takeDxf(file.name, await read(), cancelled);
    const { openPdf } = await import('./pdfPages.ts');
    const pages = await openPdf(file, cancelled);
    takingStore.setState({ pdf: { name: file.name, pages } });
    if (pages.count === 1) await takeOpenPage(1, cancelled);
  });

async function takeOpenPage(number: number, cancelled: AbortSignal): Promise<void> {
  const { pdf } = takingStore.getState();
  if (!pdf) return;
  await put(pdf.name, await pdf.pages.page(number, cancelled), cancelled);
  pdf.pages.close();
}

export const takePage = (number: number): Promise<void> =>
  reading((cancelled) => takeOpenPage(number, cancelled));

async function takeDxf(name: string, bytes: Uint8Array, cancelled: AbortSignal): Promise<void> {
  const { openDxf } = await import('./openDxf.ts');
  const file = await openDxf(bytes, cancelled);
  takingStore.setState({ dxf: { name, file } });
  if ('sure' in file.read) await takeOpenDxf(file.read.sure.unit, cancelled);
}

async function takeOpenDxf(unit: PlanUnit, cancelled: AbortSignal): Promise<void> {
  const { dxf } = takingStore.getState();
  if (!dxf) return;
  const { putLines } = await import('./putLines.ts');
  const plan = await dxf.file.inUnit(unit);
  // Freed now, as its memory is as large as the painter's.
  if ('sure' in dxf.file.read) dxf.file.close();
  const isStored = await putLines(dxf.name, plan, cancelled);
  dxf.file.close();
  takingStore.setState({ ...NOTHING, isOfThisPage: !isStored });
}

export const takeUnit = (unit: PlanUnit): Promise<void> =>
  reading((cancelled) => takeOpenDxf(unit, cancelled));

export function closeFile(): void {
  const { pdf, dxf } = takingStore.getState();
  pdf?.pages.close();
  dxf?.file.close();
  takingStore.setState({ pdf: null, dxf: null });
}
