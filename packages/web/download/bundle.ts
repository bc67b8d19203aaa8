import type { Translate } from '@lumitor/domain/translation/lookup';
import { type Zippable, zipSync } from 'fflate';

export interface BundleFile {
  words: string;
  path: string;
  make: (signal: AbortSignal) => Promise<Blob>;
}

type Reason = 'notOf' | 'notKept' | 'failed';

export interface MissingFile {
  words: string;
  reason: Reason;
}

interface Progress {
  number: number;
  count: number;
  words: string;
}

export interface BundleProps {
  title: string;
  listPath: string;
  files: readonly BundleFile[];
  missing: readonly MissingFile[];
  /** Date of all files, so that the same order gives the same ZIP. */
  date: Date;
  t: Translate;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Windows line endings, because bundles are mostly opened there. */
const LINE = '\r\n';
const PRESSED = /\.(?:pdf|glb)$/;
/** Byte order mark, so that programs detect UTF-8. */
const MARK = '\uFEFF';

/** Includes missing files with reasons. */
function listOf(
  title: string,
  included: readonly BundleFile[],
  absent: readonly MissingFile[],
  t: Translate,
): string {
  const rows = included.flatMap(({ path, words }) => [path, `    ${words}`]);
  const missing = absent.flatMap(({ words, reason }) => [words, `    ${t(`download.bundle_${reason}`)}`]);
  const more = missing.length > 0 ? ['', t('download.bundleLacking'), '', ...missing] : [];
  return MARK + [title, '', t('download.bundleList'), '', ...rows, ...more, ''].join(LINE);
}

/** Sequential. @returns also the failures @throws the signal reason if cancelled */
export async function makeBundle({
  title,
  listPath,
  files: requested,
  missing: absent,
  date,
  t,
  signal,
  onProgress,
}: BundleProps): Promise<{ zip: Blob; failed: string[] }> {
  const files: Zippable = {};
  const included: BundleFile[] = [];
  const failed: string[] = [];
  for (const [index, one] of requested.entries()) {
    signal.throwIfAborted();
    onProgress({ number: index + 1, count: requested.length, words: one.words });
    try {
      const bytes = new Uint8Array(await (await one.make(signal)).arrayBuffer());
      files[one.path] = [bytes, { level: PRESSED.test(one.path) ? 0 : 6 }];
      included.push(one);
    } catch (error) {
      signal.throwIfAborted();
      console.error(error);
      failed.push(one.words);
    }
  }
  signal.throwIfAborted();
  const missing = [...failed.map((words): MissingFile => ({ words, reason: 'failed' })), ...absent];
  files[listPath] = new TextEncoder().encode(listOf(title, included, missing, t));
  const zip = zipSync(files, { mtime: date });
  return { zip: new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' }), failed };
}
