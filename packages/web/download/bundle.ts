import type { Translate } from '@lumitor/domain/translation/lookup';
import { type Zippable, zipSync } from 'fflate';

/** What a bundle is to hold, in the words of its reader. */
export interface Wanted {
  /** What it is, with its article and pieces where it is of one. */
  words: string;
  /** In the bundle: plain letters, with folders. */
  path: string;
  make: (signal: AbortSignal) => Promise<Blob>;
}

/** Why something is not there. */
type Reason = 'notOf' | 'notKept' | 'failed';

/** What a bundle does not hold. */
export interface Lacking {
  words: string;
  reason: Reason;
}

interface Progress {
  /** Counted from 1. */
  number: number;
  count: number;
  words: string;
}

export interface BundleProps {
  title: string;
  /** Of the list. */
  listPath: string;
  wanted: readonly Wanted[];
  /** That is known to be missing before anything is made. */
  lacking: readonly Lacking[];
  /** Of all files, so that the same order gives the same ZIP. */
  date: Date;
  t: Translate;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Lines of Windows, where it is opened most. */
const LINE = '\r\n';
/** Pressed already. */
const PRESSED = /\.(?:pdf|glb)$/;
/** With a byte order mark programs take the letters for what they are. */
const MARK = '\uFEFF';

/** What is in a bundle, and what is not and why: no file is missing in silence. */
function listOf(title: string, held: readonly Wanted[], lacking: readonly Lacking[], t: Translate): string {
  const rows = held.flatMap(({ path, words }) => [path, `    ${words}`]);
  const missing = lacking.flatMap(({ words, reason }) => [words, `    ${t(`download.bundle_${reason}`)}`]);
  const more = missing.length > 0 ? ['', t('download.bundleLacking'), '', ...missing] : [];
  return MARK + [title, '', t('download.bundleList'), '', ...rows, ...more, ''].join(LINE);
}

/**
 * Makes one file after the other and puts all into a ZIP, with a list of them. What fails is named there.
 * @returns also what failed @throws the signal's reason once it is cancelled
 */
export async function makeBundle({
  title,
  listPath,
  wanted,
  lacking,
  date,
  t,
  signal,
  onProgress,
}: BundleProps): Promise<{ zip: Blob; failed: string[] }> {
  const files: Zippable = {};
  const held: Wanted[] = [];
  const failed: string[] = [];
  for (const [index, one] of wanted.entries()) {
    signal.throwIfAborted();
    onProgress({ number: index + 1, count: wanted.length, words: one.words });
    try {
      const bytes = new Uint8Array(await (await one.make(signal)).arrayBuffer());
      files[one.path] = [bytes, { level: PRESSED.test(one.path) ? 0 : 6 }];
      held.push(one);
    } catch (error) {
      signal.throwIfAborted();
      console.error(error);
      failed.push(one.words);
    }
  }
  signal.throwIfAborted();
  const missing = [...failed.map((words): Lacking => ({ words, reason: 'failed' })), ...lacking];
  files[listPath] = new TextEncoder().encode(listOf(title, held, missing, t));
  const zip = zipSync(files, { mtime: date });
  return { zip: new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' }), failed };
}
