import { authorToken, placeSchema, waitingActSchema } from '@lumitor/domain/sharing/comments';
import * as v from 'valibot';

const KEY = 'lumitor.comments.';
const AUTHOR_KEY = 'lumitor.commenter';

const refusedSchema = v.object({ ...waitingActSchema.entries, code: v.string() });

const storedSchema = v.object({
  waiting: v.array(waitingActSchema),
  refused: v.array(refusedSchema),
  seen: v.string(),
  drafts: v.optional(
    v.record(v.string(), v.object({ text: v.string(), place: v.nullable(placeSchema) })),
    {},
  ),
});
export type StoredComments = v.InferOutput<typeof storedSchema>;

const NOTHING: StoredComments = { waiting: [], refused: [], seen: '', drafts: {} };

export const commentsKey = (projectId: string): string => KEY + projectId;

export function readStoredComments(projectId: string): StoredComments {
  try {
    const read = v.safeParse(
      storedSchema,
      JSON.parse(localStorage.getItem(commentsKey(projectId)) ?? 'null'),
    );
    return read.success ? read.output : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** @returns false if the storage is full or forbidden */
export function writeStoredComments(projectId: string, stored: StoredComments): boolean {
  try {
    localStorage.setItem(commentsKey(projectId), JSON.stringify(stored));
    return true;
  } catch {
    return stored.waiting.length === 0 && Object.keys(stored.drafts).length === 0;
  }
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

let ownToken = '';

/** Token of this browser's own comments; without storage, per page. */
export function ownAuthor(): string {
  if (ownToken) return ownToken;
  try {
    const known = v.safeParse(authorToken, localStorage.getItem(AUTHOR_KEY));
    ownToken = known.success ? known.output : newToken();
    localStorage.setItem(AUTHOR_KEY, ownToken);
  } catch {
    ownToken ||= newToken();
  }
  return ownToken;
}
