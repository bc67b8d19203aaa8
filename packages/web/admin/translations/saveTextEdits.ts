import type { Applied } from '@lumitor/domain/collections/change';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { draftTexts, operationsOf, type TextDraft, type TextEdit } from './textEdits.ts';
import { obstaclesTo, type TextObstacle } from './textObstacles.ts';
import type { TextDocument } from './textTable.ts';

export type TextsSaved =
  /** `batch` null: the texts were so already. */
  | { kind: 'saved'; batch: string | null; documents: readonly TextDocument[] }
  | { kind: 'blocked'; obstacles: readonly TextObstacle[]; documents: readonly TextDocument[] };

interface Service {
  load(): Promise<readonly TextDocument[]>;
  apply(operations: readonly Operation[]): Promise<Applied>;
}

/** A document was changed, or removed, since it was read. */
const hasMovedOn = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 409 || error.status === 404);

/** The documents as the service has them now that it made the operations. */
function documentsAfter(drafts: readonly TextDraft[], { results }: Applied): TextDocument[] {
  const versions = new Map(results.map(({ id, version }) => [id, version]));
  const known = new Set(drafts.map(({ document }) => document?.id));
  const added = results.filter(({ id }) => !known.has(id));
  return drafts.flatMap(({ document, translations }) => {
    if (Object.keys(translations).length === 0) return [];
    const id = document?.id ?? added.shift()?.id;
    if (!id) return [];
    const { version = 1, createdAt = new Date().toISOString() } = document ?? {};
    return [{ id, version: versions.get(id) ?? version, createdAt, translations }];
  });
}

/**
 * Makes edits that belong together, all or none. Where the documents moved on meanwhile they are
 * read again and the same edits made on them, once: a text is independent of its neighbours.
 * Throws what the service refuses otherwise.
 */
export async function saveTextEdits(
  edits: readonly TextEdit[],
  documents: readonly TextDocument[],
  { load, apply }: Service,
): Promise<TextsSaved> {
  const attempt = async (on: readonly TextDocument[]): Promise<TextsSaved> => {
    const obstacles = obstaclesTo(edits, on);
    if (obstacles.length > 0) return { kind: 'blocked', obstacles, documents: on };
    const drafts = draftTexts(on, edits);
    const operations = operationsOf(drafts);
    if (operations.length === 0) return { kind: 'saved', batch: null, documents: on };
    const applied = await apply(operations);
    return { kind: 'saved', batch: applied.batch, documents: documentsAfter(drafts, applied) };
  };
  try {
    return await attempt(documents);
  } catch (error) {
    if (!hasMovedOn(error)) throw error;
    return attempt(await load());
  }
}
