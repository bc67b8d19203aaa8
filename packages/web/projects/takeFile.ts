import { loadLine } from '../data/catalogue.ts';
import { storedPicture, storePicture } from '../data/pictures.ts';
import { fileNameOf, saveFile } from '../parts/file.ts';
import { totalIn } from '../visitor/priceProjects.ts';
import type { ProjectSummary } from '../visitor/projectSummary.ts';
import { addProject, listProjects, planOf, replaceProject } from '../visitor/projects.ts';
import {
  MAX_FILE,
  type ProjectFile,
  picturesIn,
  pictureType,
  readProjectFile,
  UnfitProjectFile,
  writeProjectFile,
} from './projectFile.ts';

/** Decoding is the final test, because the first bytes can be forged. */
async function decoded(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const picture = new Blob([bytes], { type: pictureType(bytes) ?? '' });
  try {
    (await createImageBitmap(picture, { resizeWidth: 16, resizeHeight: 16 })).close();
    return picture;
  } catch {
    throw new UnfitProjectFile('damaged');
  }
}

/** Null if missing or in the bin. Lines' first projects share ids: names must match. */
async function savedFrom({ project, line, plan }: ProjectFile): Promise<ProjectSummary | null> {
  const { projects } = await listProjects();
  const found = projects.find(({ id, binned }) => id === project && binned === null);
  return found && (found.id !== line || found.name === plan.name) ? found : null;
}

/** Pictures get new ids. @param request null cancels @throws UnfitProjectFile */
export async function takeProjectFile(
  file: File,
  request: (project: ProjectSummary) => Promise<'replace' | 'both' | null>,
): Promise<string | null> {
  // Unread, because the file may exceed the memory.
  if (file.size > MAX_FILE) throw new UnfitProjectFile('tooLarge');
  const read = await readProjectFile(new Uint8Array(await file.arrayBuffer()));
  const { line, plan, pictures } = read;
  const former = await savedFrom(read);
  const choice = former ? await request(former) : 'both';
  if (choice === null) return null;
  const ids = new Map<string, string>();
  for (const [id, bytes] of pictures) {
    const picture = await decoded(bytes);
    const pictureId = crypto.randomUUID();
    await storePicture(pictureId, picture);
    ids.set(id, pictureId);
  }
  const renamed = <Named extends { id: string }>(named: Named | null) =>
    named && { ...named, id: ids.get(named.id) ?? named.id };
  const imported = { ...plan, underlay: renamed(plan.underlay), view: renamed(plan.view) };
  await loadLine(line);
  const total = totalIn(plan, line);
  if (former && choice === 'replace') await replaceProject(former.id, imported, total);
  else await addProject(imported, line, total);
  return plan.name;
}

export async function saveProjectFile({ id, line, name }: ProjectSummary): Promise<void> {
  const plan = await planOf(id);
  if (!plan) throw new Error(`Project ${id} is missing`);
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const picture of picturesIn(plan)) {
    const stored = await storedPicture(picture);
    if (stored) pictures.set(picture, new Uint8Array(await stored.arrayBuffer()));
  }
  const bytes = await writeProjectFile({ project: id, line, plan, pictures });
  saveFile(
    new Blob([bytes], { type: 'application/zip' }),
    fileNameOf(name, name ? '' : 'lumitor', 'lumitor'),
  );
}
