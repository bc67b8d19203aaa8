import { authorToken, placeSchema, waitingActSchema } from '@lumitor/domain/sharing/comments';
import * as v from 'valibot';

const KEY = 'lumitor.comments.';
const AUTHOR_KEY = 'lumitor.commenter';

/** What was refused keeps its words, with the code of why. */
const refusedSchema = v.object({ ...waitingActSchema.entries, code: v.string() });

const keptSchema = v.object({
  /** Not acknowledged by the service, in the order in which it was done. */
  waiting: v.array(waitingActSchema),
  refused: v.array(refusedSchema),
  /** Time of the last comment that was seen. */
  seen: v.string(),
  /** What is typed and not sent, by its thread; what begins one has none, but a place. */
  drafts: v.optional(
    v.record(v.string(), v.object({ text: v.string(), place: v.nullable(placeSchema) })),
    {},
  ),
});
/** What a browser has of a project's comments. */
export type KeptComments = v.InferOutput<typeof keptSchema>;

const NOTHING: KeptComments = { waiting: [], refused: [], seen: '', drafts: {} };

export const commentsKey = (projectId: string): string => KEY + projectId;

export function readKept(projectId: string): KeptComments {
  try {
    const read = v.safeParse(keptSchema, JSON.parse(localStorage.getItem(commentsKey(projectId)) ?? 'null'));
    return read.success ? read.output : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** @returns whether what waits is kept: the storage can be full, or forbidden */
export function writeKept(projectId: string, kept: KeptComments): boolean {
  try {
    localStorage.setItem(commentsKey(projectId), JSON.stringify(kept));
    return true;
  } catch {
    return kept.waiting.length === 0 && Object.keys(kept.drafts).length === 0;
  }
}

/** 128 random bits in base64url. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

let ownToken = '';

/** By which this browser's comments are its own; where nothing can be kept, as long as the page is open. */
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
