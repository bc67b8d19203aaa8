import { keepPicture, keptPicture } from '../data/pictures.ts';
import { fileNameOf, saveFile } from '../parts/file.ts';
import type { ProjectSummary } from '../visitor/projectSummary.ts';
import { addProject, planOf } from '../visitor/projects.ts';
import {
  MAX_FILE,
  picturesIn,
  pictureType,
  readProjectFile,
  UnfitProjectFile,
  writeProjectFile,
} from './projectFile.ts';

/** What a browser can't decode is no picture, whatever its first bytes say. */
async function decoded(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const picture = new Blob([bytes], { type: pictureType(bytes) ?? '' });
  try {
    (await createImageBitmap(picture, { resizeWidth: 16, resizeHeight: 16 })).close();
    return picture;
  } catch {
    throw new UnfitProjectFile('damaged');
  }
}

/**
 * Adds the project of a file, beside the one that it may have been saved from; its pictures get ids of their own.
 * @returns its name
 * @throws UnfitProjectFile
 */
export async function takeProjectFile(file: File): Promise<string> {
  // Not even read: it may be larger than the memory.
  if (file.size > MAX_FILE) throw new UnfitProjectFile('tooLarge');
  const { line, plan, pictures } = await readProjectFile(new Uint8Array(await file.arrayBuffer()));
  const ids = new Map<string, string>();
  for (const [id, bytes] of pictures) {
    const picture = await decoded(bytes);
    const own = crypto.randomUUID();
    await keepPicture(own, picture);
    ids.set(id, own);
  }
  const renamed = <Named extends { id: string }>(named: Named | null) =>
    named && { ...named, id: ids.get(named.id) ?? named.id };
  await addProject({ ...plan, underlay: renamed(plan.underlay), view: renamed(plan.view) }, line);
  return plan.name;
}

/** Hands a project to the visitor as a file. */
export async function saveProjectFile({ id, line, name }: ProjectSummary): Promise<void> {
  const plan = await planOf(id);
  if (!plan) throw new Error(`There is no project ${id}`);
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const picture of picturesIn(plan)) {
    const kept = await keptPicture(picture);
    if (kept) pictures.set(picture, new Uint8Array(await kept.arrayBuffer()));
  }
  const bytes = await writeProjectFile({ line, plan, pictures });
  saveFile(
    new Blob([bytes], { type: 'application/zip' }),
    fileNameOf(name, name ? '' : 'lumitor', 'lumitor'),
  );
}
