import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { identifier } from '@lumitor/domain/layout/identifier';
import type { Plan } from '@lumitor/domain/plan/plan';
import { planSchema, storedPlan } from '@lumitor/domain/plan/storedPlan';
import * as v from 'valibot';
import { type Unzipped, unzip } from './unzip.ts';

/** What a project's file says of itself, so that another ZIP is not taken for one. */
const FORMAT = 'lumitor-project';
const VERSION = 1;
const PLAN = 'plan.json';
const FOLDER = 'pictures/';
/** Bytes of the largest file, and of each thing in it once it is unpacked. */
export const MAX_FILE = 48 * 1024 * 1024;
const MAX_PLAN = 4 * 1024 * 1024;
const MAX_PICTURE = 20 * 1024 * 1024;
/** A plan and its two pictures, with room for what a later version adds. */
const MAX_ENTRIES = 16;

/** Why a file is no project; the texts of section `projects` have a sentence for each, with the remedy. */
export type ProjectFileFault = 'tooLarge' | 'notAProject' | 'damaged' | 'newer';

export class UnfitProjectFile extends Error {
  readonly fault: ProjectFileFault;
  constructor(fault: ProjectFileFault) {
    super(`The file is no project: ${fault}`);
    this.fault = fault;
  }
}

export interface ProjectFile {
  /** Of the project that was saved, in the browser that has it. */
  project?: string | undefined;
  line: ProductLine;
  plan: Plan;
  /** By the ids that the plan names; one that the browser had lost is not there. */
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const headSchema = v.object({ format: v.literal(FORMAT), version: v.number() });
const fileSchema = v.object({ project: v.optional(identifier), line: v.picklist(LINES), plan: planSchema });

/** The pictures that a plan names, by their ids: its floor plan and its view (D47). */
export const picturesIn = ({ underlay, view }: Plan): string[] =>
  [underlay?.id, view?.id].filter((id) => id !== undefined);

/** A project as a file (D70): a ZIP of its plan, in the words of D12, and its pictures. */
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
    // Compressed as they are.
    ...Object.fromEntries(
      [...pictures].map(([id, bytes]) => [`${FOLDER}${id}`, [bytes, { level: 0 }] as const]),
    ),
  });
}

/** What a picture is by its first bytes; null where it is none that a browser draws without running it. */
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
async function unpacked(bytes: Uint8Array, mostOf: (name: string) => number): Promise<Unzipped> {
  const found = await unzip(bytes, { mostOf, maxEntries: MAX_ENTRIES });
  if (found.fault) throw new UnfitProjectFile(found.fault);
  return found;
}

/**
 * Reads a project's file, whoever made it: nothing is unpacked beyond its bounds, and nothing but a plan and pictures
 * that it names comes of it (D12, D70).
 * @throws UnfitProjectFile
 */
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
  // Pictures that the plan does not name are not unpacked: there could be many.
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
