import * as v from 'valibot';
import { plainText } from '../catalogue/plainText.ts';
import type { Bytes, Cm, Ms } from '../units.ts';
import { authorName, linkToken, versionNumber } from './sharedProject.ts';

export const MAX_COMMENTS = 200;
/** Anyone with a link can use up the others (D71a). */
export const RESERVED_COMMENTS = 50;
export const MAX_COMMENT_BYTES: Bytes = 2048;
/** Recent act ids, stored to detect repeats. */
const MAX_ACT_IDS = 100;
const FARTHEST: Cm = 1_000_000;

/** Header with a browser's author token; the service stores its hash. */
export const AUTHOR_HEADER = 'x-comment-author';
export const authorToken = linkToken;
/** Author of a browser's own comments; authors of others are not sent. */
export const OWN_AUTHOR = 'own';

export const PINNED_KINDS = ['step', 'piece', 'feed'] as const;
export type PinnedKind = (typeof PINNED_KINDS)[number];

const id = v.pipe(v.string(), v.uuid());
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const coordinate = v.pipe(v.number(), v.minValue(-FARTHEST), v.maxValue(FARTHEST));

export const placeSchema = v.strictObject({
  x: coordinate,
  y: coordinate,
  /** Thing with its number at that time, shown after the thing is removed. */
  on: v.nullable(
    v.strictObject({
      kind: v.picklist(PINNED_KINDS),
      id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      number: whole,
    }),
  ),
});
/** Position in cm; for a thing its last known position. */
export type CommentPlace = v.InferOutput<typeof placeSchema>;

const text = v.pipe(
  v.string(),
  v.transform(plainText),
  v.nonEmpty('Must not be empty'),
  v.maxBytes(MAX_COMMENT_BYTES, `Must have at most ${MAX_COMMENT_BYTES} bytes`),
);

/** The id of an act detects repeats. */
export const commentActSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('begin'),
    id,
    text,
    by: authorName,
    version: versionNumber,
    place: placeSchema,
  }),
  v.strictObject({ kind: v.literal('answer'), id, thread: id, text, by: authorName, version: versionNumber }),
  v.strictObject({
    kind: v.literal('settle'),
    id,
    thread: id,
    isResolved: v.boolean(),
    by: authorName,
    version: versionNumber,
  }),
  v.strictObject({ kind: v.literal('remove'), id, comment: id }),
  v.strictObject({ kind: v.literal('removeThread'), id, thread: id }),
  /** Browser, or name without a token (D71a). */
  v.strictObject({ kind: v.literal('removeAuthor'), id, comment: id }),
  /** Comments then keep the last position of a removed thing. */
  v.strictObject({
    kind: v.literal('follow'),
    id,
    places: v.pipe(
      v.array(v.strictObject({ thread: id, x: coordinate, y: coordinate })),
      v.maxLength(MAX_COMMENTS),
    ),
  }),
]);
export type CommentAct = v.InferOutput<typeof commentActSchema>;

const signed = {
  by: v.string(),
  at: v.string(),
  version: whole,
  /** Distinguishes the shop from others with its name. */
  byShop: v.optional(v.boolean(), false),
};

const commentSchema = v.object({
  id,
  /** Empty if removed after others had answered. */
  text: v.string(),
  /** Hash of the author's token on the service; {@link OWN_AUTHOR} or empty when sent. */
  author: v.string(),
  ...signed,
});
export type Comment = v.InferOutput<typeof commentSchema>;

const threadSchema = v.object({
  id,
  /** Never reused. */
  number: whole,
  place: placeSchema,
  resolved: v.nullable(v.object(signed)),
  comments: v.array(commentSchema),
});
export type Thread = v.InferOutput<typeof threadSchema>;

/** D71. */
export const discussionSchema = v.object({
  threads: v.array(threadSchema),
  next: whole,
  acts: v.array(id),
});
export type Discussion = v.InferOutput<typeof discussionSchema>;

export const NO_DISCUSSION: Discussion = { threads: [], next: 1, acts: [] };

export interface Commenter {
  author: string;
  byShop: boolean;
  mayRemoveAll: boolean;
  now: Ms;
  version: number;
}

export const COMMENT_PROBLEMS = ['comments-full', 'comment-gone', 'comment-not-yours'] as const;
export type CommentProblem = (typeof COMMENT_PROBLEMS)[number];

const commentsOf = ({ threads }: Pick<Discussion, 'threads'>): Comment[] =>
  threads.flatMap(({ comments }) => comments);

/** After all earlier comments, whatever their clocks. */
function timeIn(discussion: Discussion, now: Ms): string {
  const last = commentsOf(discussion).reduce((latest, { at }) => Math.max(latest, Date.parse(at)), 0);
  return new Date(Math.max(now, last + 1)).toISOString();
}

function withoutComment(thread: Thread, gone: string): Thread | null {
  const comments = thread.comments.flatMap((comment, place) => {
    if (comment.id !== gone) return [comment];
    return place === 0 ? [{ ...comment, text: '', by: '' }] : [];
  });
  return comments.some(({ text }) => text !== '') ? { ...thread, comments } : null;
}

/** Names count only if neither browser is known. */
export const isByAuthorOf = (one: Comment, other: Comment): boolean =>
  one.author === other.author && one.byShop === other.byShop && (one.author !== '' || one.by === other.by);

function without(discussion: Discussion, isGone: (comment: Comment) => boolean): Discussion {
  const threads = discussion.threads.flatMap((thread) => {
    const gone = thread.comments.filter((comment) => comment.text !== '' && isGone(comment));
    return gone.reduce<Thread | null>((rest, { id }) => rest && withoutComment(rest, id), thread) ?? [];
  });
  return { ...discussion, threads };
}

const inThread = (
  discussion: Discussion,
  id: string,
  change: (thread: Thread) => Thread,
): Discussion | CommentProblem => {
  if (!discussion.threads.some((thread) => thread.id === id)) return 'comment-gone';
  const threads = discussion.threads.map((thread) => (thread.id === id ? change(thread) : thread));
  return { ...discussion, threads };
};

function doneBy(discussion: Discussion, act: CommentAct, who: Commenter): Discussion | CommentProblem {
  const all = commentsOf(discussion);
  switch (act.kind) {
    case 'begin':
    case 'answer': {
      if (all.some(({ id }) => id === act.id)) return discussion;
      const reserved = who.byShop || who.mayRemoveAll ? RESERVED_COMMENTS : 0;
      if (all.length >= MAX_COMMENTS + reserved) return 'comments-full';
      const { id, text, by, version } = act;
      const own: Comment = {
        id,
        text,
        by,
        author: who.author,
        byShop: who.byShop,
        at: timeIn(discussion, who.now),
        version: Math.min(version, who.version),
      };
      if (act.kind === 'answer')
        return inThread(discussion, act.thread, (thread) => ({
          ...thread,
          comments: [...thread.comments, own],
        }));
      const { threads, next } = discussion;
      const started = { id, number: next, place: act.place, resolved: null, comments: [own] };
      return { ...discussion, threads: [...threads, started], next: next + 1 };
    }
    case 'settle': {
      const { by } = act;
      const version = Math.min(act.version, who.version);
      const { byShop, now } = who;
      const resolved = act.isResolved ? { by, byShop, version, at: timeIn(discussion, now) } : null;
      return inThread(discussion, act.thread, (thread) =>
        act.isResolved && thread.resolved ? thread : { ...thread, resolved },
      );
    }
    case 'remove': {
      const comment = all.find(({ id, text }) => id === act.comment && text !== '');
      if (!comment) return discussion;
      if (!who.mayRemoveAll && (comment.author === '' || comment.author !== who.author))
        return 'comment-not-yours';
      const threads = discussion.threads.flatMap((thread) => withoutComment(thread, comment.id) ?? []);
      return { ...discussion, threads };
    }
    case 'removeThread': {
      if (!who.mayRemoveAll) return 'comment-not-yours';
      const threads = discussion.threads.filter(({ id }) => id !== act.thread);
      return threads.length < discussion.threads.length ? { ...discussion, threads } : discussion;
    }
    case 'removeAuthor': {
      if (!who.mayRemoveAll) return 'comment-not-yours';
      const one = all.find(({ id }) => id === act.comment);
      return one ? without(discussion, (comment) => isByAuthorOf(one, comment)) : discussion;
    }
    case 'follow': {
      const places = new Map(act.places.map(({ thread, x, y }) => [thread, { x, y }]));
      const hasMoved = ({ id, place }: Thread) => {
        const to = places.get(id);
        return to !== undefined && (to.x !== place.x || to.y !== place.y);
      };
      if (!discussion.threads.some(hasMoved)) return discussion;
      const threads = discussion.threads.map((thread) =>
        hasMoved(thread) ? { ...thread, place: { ...thread.place, ...places.get(thread.id) } } : thread,
      );
      return { ...discussion, threads };
    }
  }
}

/** Repeated acts change nothing (D71). */
export function actOn(discussion: Discussion, act: CommentAct, who: Commenter): Discussion | CommentProblem {
  if (discussion.acts.includes(act.id)) return discussion;
  const done = doneBy(discussion, act, who);
  if (typeof done === 'string' || done === discussion) return done;
  return { ...done, acts: [...done.acts, act.id].slice(-MAX_ACT_IDS) };
}

export const discussionFor = (discussion: Discussion, author: string): Discussion => ({
  ...discussion,
  acts: [],
  threads: discussion.threads.map((thread) => ({
    ...thread,
    comments: thread.comments.map((comment) => ({
      ...comment,
      author: author !== '' && comment.author === author ? OWN_AUTHOR : '',
    })),
  })),
});

export const waitingActSchema = v.object({ act: commentActSchema, at: v.number() });
export type WaitingAct = v.InferOutput<typeof waitingActSchema>;

export const withWaiting = (reported: Discussion, waiting: readonly WaitingAct[]): Discussion =>
  waiting.reduce((discussion, { act, at }) => {
    const who = {
      author: OWN_AUTHOR,
      byShop: false,
      mayRemoveAll: true,
      now: at,
      version: Number.MAX_SAFE_INTEGER,
    };
    const next = actOn(discussion, act, who);
    return typeof next === 'string' ? discussion : next;
  }, reported);

export const unreadIn = (discussion: Discussion, seen: string): number =>
  commentsOf(discussion).filter(({ at, text, author }) => text !== '' && author !== OWN_AUTHOR && at > seen)
    .length;

export const lastIn = (discussion: Discussion): string =>
  commentsOf(discussion).reduce((last, { at }) => (at > last ? at : last), '');

export const countComments = (discussion: Discussion): number => commentsOf(discussion).length;

/** D38. */
export function withoutNamed(discussion: Discussion, isNamed: (words: string) => boolean): Discussion {
  const named = commentsOf(discussion).filter(({ text, by }) => isNamed(text) || isNamed(by));
  const threads = discussion.threads.flatMap((thread) => {
    const left = named.reduce<Thread | null>((rest, { id }) => rest && withoutComment(rest, id), thread);
    if (!left?.resolved || !isNamed(left.resolved.by)) return left ?? [];
    return { ...left, resolved: { ...left.resolved, by: '' } };
  });
  return { ...discussion, threads };
}
