import {
  actOn,
  type CommentAct,
  type Commenter,
  type CommentProblem,
  countComments,
  type Discussion,
  MAX_COMMENTS,
  NO_DISCUSSION,
} from '@lumitor/domain/sharing/comments';
import { lockName } from '../database/database.ts';
import type { Db, SharedProjectRow } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { refused } from '../refusal/refused.ts';
import { noteComment } from './sentProjects.ts';
import { announceProject } from './sharedProjects.ts';

export async function readComments(db: Db, projectId: string): Promise<Discussion> {
  const row = await db
    .selectFrom('projectComments')
    .select('body')
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  return row ? JSON.parse(row.body) : NO_DISCUSSION;
}

const PROBLEMS: Record<CommentProblem, { status: 403 | 409 | 413; message: string }> = {
  'comments-full': {
    status: 413,
    message: `A project can have at most ${MAX_COMMENTS} comments. Delete resolved ones.`,
  },
  'comment-gone': { status: 409, message: 'The comment was deleted. Add a new one.' },
  'comment-not-yours': {
    status: 403,
    message: 'Only the author, or the person who shared the project, can do this.',
  },
};

export async function changeComments(
  store: DocumentStore,
  projectId: string,
  change: (discussion: Discussion) => Discussion | CommentProblem,
  onChanged?: (within: DocumentStore) => Promise<void>,
): Promise<Discussion> {
  const { before, after } = await store.transaction(async (within) => {
    const { db } = within;
    await lockName(db, `comments ${projectId}`);
    const before = await readComments(db, projectId);
    const after = change(before);
    if (typeof after !== 'string' && after !== before) {
      const row = { comments: countComments(after), body: JSON.stringify(after) };
      await db
        .insertInto('projectComments')
        .values({ projectId, ...row })
        .onConflict((conflict) => conflict.column('projectId').doUpdateSet(row))
        .execute();
      await onChanged?.(within);
    }
    return { before, after };
  });
  if (typeof after === 'string') {
    const { status, message } = PROBLEMS[after];
    throw refused(status, after, message);
  }
  if (after !== before) announceProject(store, projectId);
  return after;
}

/** Repeated requests apply once (D71). */
export const comment = (
  store: DocumentStore,
  { id, version }: SharedProjectRow,
  act: CommentAct,
  who: Pick<Commenter, 'author' | 'byShop' | 'mayRemoveAll'>,
): Promise<Discussion> => {
  const isNews = !who.byShop && (act.kind === 'begin' || act.kind === 'answer');
  return changeComments(
    store,
    id,
    (discussion) => actOn(discussion, act, { ...who, version, now: Date.now() }),
    isNews ? (within) => noteComment(within, id) : undefined,
  );
};

export async function countAllComments(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('projectComments')
    .select(({ fn }) => fn.sum('comments').as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
