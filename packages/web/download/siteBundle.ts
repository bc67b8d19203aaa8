import { storedTitle } from '@lumitor/domain/lists/recordRows';
import type { RecordLine } from '@lumitor/domain/order/record';
import { RETRY_FOR, request } from '../data/request.ts';
import { readOrderLight } from '../light/readOrderLight.ts';
import { fileNameOf, plain } from '../parts/file.ts';
import { makePdf, type PrintedOrder } from '../pdf/makePdf.ts';
import { type BundleFile, type BundleProps, type MissingFile, makeBundle } from './bundle.ts';
import { type DrawingOptions, filesOf } from './orderFiles.ts';

async function stored(path: string, signal: AbortSignal): Promise<Blob> {
  const answer = await request(path, {
    isFile: true,
    isRepeatable: true,
    retryFor: RETRY_FOR.waiting,
    signal,
  });
  if (answer.ok && answer.body instanceof Blob) return answer.body;
  throw new Error(`${path}: ${answer.status || 'no answer'}`);
}

const STORED = [
  { pathOf: ({ photometry }: RecordLine) => photometry, text: 'download.bundlePhotometry' },
  { pathOf: ({ sheet }: RecordLine) => sheet, text: 'download.bundleSheet' },
] as const;

/** Files made together share one light calculation, which takes seconds. */
function measuredOnce(order: PrintedOrder): PrintedOrder {
  let light: ReturnType<typeof readOrderLight> | undefined;
  return { ...order, readLight: (page, signal) => (light ??= readOrderLight(page, signal)) };
}

export function bundleOf(
  given: PrintedOrder,
  drawing: DrawingOptions,
): { files: BundleFile[]; missing: MissingFile[] } {
  const order = measuredOnce(given);
  const { page, language, t } = order;
  const number = page.number || page.id;
  const files: BundleFile[] = [
    {
      words: t('download.bundleOrder'),
      path: fileNameOf(number, t('parts.fileName'), 'pdf'),
      make: (signal) => makePdf(order, { signal }),
    },
  ];
  const missing: MissingFile[] = [];
  for (const { name, extension, suffix, isOf, make } of filesOf(page)) {
    const words = t(`download.file_${name}`);
    const path = fileNameOf(number, suffix?.(t) ?? '', extension);
    if (isOf?.(page) ?? true) files.push({ words, path, make: (signal) => make(order, drawing, { signal }) });
    else missing.push({ words, reason: 'notOf' });
  }
  const luminaires = page.data.lines.filter(({ kind }) => kind === 'binding');
  for (const [index, line] of luminaires.entries())
    for (const { pathOf, text } of STORED) {
      const article = `${line.code} ${storedTitle(line, language, t)}`;
      const words = [t(text), article, t('parts.count', { count: line.quantity })].join(' · ');
      const file = pathOf(line);
      const ending = file?.split('.').at(-1) ?? '';
      const name = plain([index + 1, line.code, t(text)].join('-'));
      if (file) files.push({ words, path: `${name}.${ending}`, make: (signal) => stored(file, signal) });
      else missing.push({ words, reason: 'notKept' });
    }
  return { files, missing };
}

/** All files of an order for the site, as one ZIP (D58c). @returns also the failures */
export function makeSiteBundle(
  order: PrintedOrder,
  drawing: DrawingOptions,
  how: Pick<BundleProps, 'signal' | 'onProgress'>,
): ReturnType<typeof makeBundle> {
  const { page, t } = order;
  return makeBundle({
    ...bundleOf(order, drawing),
    ...how,
    title: [page.settings.shop.name, page.number || page.id, page.data.name].filter(Boolean).join(' · '),
    listPath: `${plain(t('download.bundleList'))}.txt`,
    date: new Date(page.data.savedAt),
    t,
  });
}
