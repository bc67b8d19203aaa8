import regular from '@lumitor/domain/pdf/fonts/inter-400.ttf?url';
import semiBold from '@lumitor/domain/pdf/fonts/inter-600.ttf?url';
import { type OrderDocumentProps, orderDocument } from '@lumitor/domain/pdf/orderDocument';
import { readBlob } from '../data/readBlob.ts';
import { readOrderLight } from '../light/readOrderLight.ts';
import { printedLogo, printedUnderlay, printedView } from './printedPictures.ts';

async function fetchFont(url: string) {
  const bytes = new Uint8Array(await (await readBlob(url)).arrayBuffer());
  return {
    data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
    encoding: 'base64' as const,
  };
}

async function load() {
  const [{ default: pdfMake }, normal, bold] = await Promise.all([
    import('pdfmake/build/pdfmake.min.js'),
    fetchFont(regular),
    fetchFont(semiBold),
  ]);
  pdfMake.addVirtualFileSystem({ 'regular.ttf': normal, 'semi-bold.ttf': bold });
  pdfMake.setFonts({ Inter: { normal: 'regular.ttf', bold: 'semi-bold.ttf' } });
  return pdfMake;
}

let loading: ReturnType<typeof load> | undefined;

/** Fetches what a PDF takes, 420 kB compressed, once; after a failure it can be asked again. */
export function warmUp(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** What a PDF of a stored order is made from. */
export interface PrintedOrder extends Pick<OrderDocumentProps, 'page' | 'language' | 't' | 'url'> {
  /** Tells what its room measures, where several files ask for it. */
  readLight?: typeof readOrderLight;
}

/** The PDF of a stored order. */
export async function makePdf({ readLight = readOrderLight, ...props }: PrintedOrder): Promise<Blob> {
  const [pdfMake, underlay, view, logo, light] = await Promise.all([
    warmUp(),
    printedUnderlay(props.page),
    printedView(props.page),
    printedLogo(props.page),
    readLight(props.page),
  ]);
  return pdfMake.createPdf(orderDocument({ ...props, underlay, view, logo, light })).getBlob();
}
