import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { identifier } from '@lumitor/domain/kinds/rail/identifier';
import type { Plan } from '@lumitor/domain/plan/plan';
import { planSchema, storedPlan } from '@lumitor/domain/plan/storedPlan';
import type { Bytes } from '@lumitor/domain/units';
import * as v from 'valibot';
import { type Unzipped, unzip } from './unzip.ts';

/** Distinguishes project files from other ZIP files. */
const FORMAT = 'lumitor-project';
const VERSION = 1;
const PLAN = 'plan.json';
const FOLDER = 'pictures/';
/** Limits of the file, and of each entry once unpacked. */
export const MAX_FILE: Bytes = 48 * 1024 * 1024;
const MAX_PLAN: Bytes = 4 * 1024 * 1024;
const MAX_PICTURE: Bytes = 20 * 1024 * 1024;
/** A plan and its two pictures, with reserve for later versions. */
const MAX_ENTRIES = 16;

export type ProjectFileFault = 'tooLarge' | 'notAProject' | 'damaged' | 'newer';

export class UnfitProjectFile extends Error {
  readonly fault: ProjectFileFault;
  constructor(fault: ProjectFileFault) {
    super(`The file is no project: ${fault}`);
    this.fault = fault;
  }
}

export interface ProjectFile {
  project?: string | undefined;
  line: ProductLine;
  plan: Plan;
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const headSchema = v.object({ format: v.literal(FORMAT), version: v.number() });
const fileSchema = v.object({ project: v.optional(identifier), line: v.picklist(LINES), plan: planSchema });

export const picturesIn = ({ underlay, view }: Plan): string[] =>
  [underlay?.id, view?.id].filter((id) => id !== undefined);

/** ZIP of the plan in the form of D12 and its pictures (D70). */
export async function writeProjectFile({
  project,
  line,
  plan,
  pictures,
}: ProjectFile): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync, strToU8 } = await import('fflate');
  const content = { format: FORMAT, version: VERSION, project, line, plan: storedPlan(plan) };
  return zipSync({
    [PLAN]: strToU8(JSON.stringify(content)),
    ...Object.fromEntries(
      [...pictures].map(([id, bytes]) => [`${FOLDER}${id}`, [bytes, { level: 0 }] as const]),
    ),
  });
}

/** Null unless browsers render the type without running code. */
export function pictureType(bytes: Uint8Array): string | null {
  const starts = (signature: string, at = 0) =>
    [...signature].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  return starts('RIFF') && starts('WEBP', 8) ? 'image/webp' : null;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new UnfitProjectFile('damaged');
  }
}

/** @throws UnfitProjectFile */
async function unpacked(bytes: Uint8Array, mostOf: (name: string) => Bytes): Promise<Unzipped> {
  const found = await unzip(bytes, { mostOf, maxEntries: MAX_ENTRIES });
  if (found.fault) throw new UnfitProjectFile(found.fault);
  return found;
}

/** Untrusted: unpacking is limited (D12, D70). @throws UnfitProjectFile */
export async function readProjectFile(bytes: Uint8Array): Promise<ProjectFile> {
  if (bytes.length > MAX_FILE) throw new UnfitProjectFile('tooLarge');
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) throw new UnfitProjectFile('notAProject');
  const { entries: plans } = await unpacked(bytes, (name) => (name === PLAN ? MAX_PLAN : 0));
  const plan = plans.get(PLAN);
  if (!plan) throw new UnfitProjectFile('notAProject');
  const content = parsed(plan);
  const head = v.safeParse(headSchema, content);
  if (!head.success) throw new UnfitProjectFile('notAProject');
  if (head.output.version > VERSION) throw new UnfitProjectFile('newer');
  const read = v.safeParse(fileSchema, content);
  if (!read.success) throw new UnfitProjectFile('damaged');
  // Other pictures are not unpacked, because their number is unbounded.
  const named = new Set(picturesIn(read.output.plan).map((id) => `${FOLDER}${id}`));
  const { entries } = await unpacked(bytes, (name) => (named.has(name) ? MAX_PICTURE : 0));
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const id of picturesIn(read.output.plan)) {
    const picture = entries.get(`${FOLDER}${id}`);
    if (!picture) continue;
    if (!pictureType(picture)) throw new UnfitProjectFile('damaged');
    pictures.set(id, picture);
  }
  return { ...read.output, pictures };
}
