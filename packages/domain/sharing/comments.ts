import * as v from 'valibot';
import { plainText } from '../catalogue/plainText.ts';
import { authorName, linkToken, versionNumber } from './sharedProject.ts';

/** Of a project, with all answers. */
export const MAX_COMMENTS = 200;
/** More of them, for the owner and the shop: whoever has a link can fill the rest (D71a). */
export const RESERVED_COMMENTS = 50;
/** Of one comment, as UTF-8. */
export const MAX_COMMENT_BYTES = 2048;
/** Of acts that a discussion remembers, to tell one that is sent again. */
const MAX_ACT_IDS = 100;
/** Centimetres from the first rail's begin, on either side. */
const FARTHEST = 1_000_000;

/** In which a browser shows which comments are its own: a token that it has made, of which the service keeps a hash. */
export const AUTHOR_HEADER = 'x-comment-author';
export const authorToken = linkToken;
/** Stands for the author of what is a browser's own; of others it is told nothing. */
export const OWN = 'own';

/** What a comment can be pinned to; else it is pinned to a place. */
export const PINNED_KINDS = ['step', 'piece', 'feed'] as const;
export type PinnedKind = (typeof PINNED_KINDS)[number];

const id = v.pipe(v.string(), v.uuid());
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const coordinate = v.pipe(v.number(), v.minValue(-FARTHEST), v.maxValue(FARTHEST));

export const placeSchema = v.strictObject({
  x: coordinate,
  y: coordinate,
  /** The thing there, with its number when it was pinned: once it is gone, that is what it is called. */
  on: v.nullable(
    v.strictObject({
      kind: v.picklist(PINNED_KINDS),
      id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      number: whole,
    }),
  ),
});
/** On the plan, in centimetres; of a thing where that was when it was last seen. */
export type CommentPlace = v.InferOutput<typeof placeSchema>;

const text = v.pipe(
  v.string(),
  v.transform(plainText),
  v.nonEmpty('Must say something'),
  v.maxBytes(MAX_COMMENT_BYTES, `Must have at most ${MAX_COMMENT_BYTES} bytes`),
);

/** What is done in a discussion; by its id it is told when it is sent again. */
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
  /** A whole thread goes (D71a). */
  v.strictObject({ kind: v.literal('removeThread'), id, thread: id }),
  /** All comments of the author of one go: of one browser, or of one name where the browser showed no token (D71a). */
  v.strictObject({ kind: v.literal('removeAuthor'), id, comment: id }),
  /** The things have moved: so that a comment keeps the last place of one that goes. */
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

/** By whom, as they call themselves, when, and on which version of the project. */
const signed = {
  by: v.string(),
  at: v.string(),
  version: whole,
  /** The shop has done it, not somebody who calls themselves so. */
  byShop: v.optional(v.boolean(), false),
};

const commentSchema = v.object({
  id,
  /** Empty where it was taken away and others had answered. */
  text: v.string(),
  /** On the service a hash of the author's token; as it is told {@link OWN}, or empty. */
  author: v.string(),
  ...signed,
});
export type Comment = v.InferOutput<typeof commentSchema>;

const threadSchema = v.object({
  /** That of its first comment. */
  id,
  /** On its pin; none is given twice. */
  number: whole,
  place: placeSchema,
  resolved: v.nullable(v.object(signed)),
  comments: v.array(commentSchema),
});
export type Thread = v.InferOutput<typeof threadSchema>;

/** All that is said about a shared project, in the order in which it came (D71). */
export const discussionSchema = v.object({
  threads: v.array(threadSchema),
  /** Number of the next thread. */
  next: whole,
  /** Ids of the last acts; told to nobody. */
  acts: v.array(id),
});
export type Discussion = v.InferOutput<typeof discussionSchema>;

export const NO_DISCUSSION: Discussion = { threads: [], next: 1, acts: [] };

/** Who acts, when, and on which version at the latest. */
export interface Commenter {
  author: string;
  byShop: boolean;
  /** The owner: removes what others have said, and has comments of their own reserved. */
  mayRemoveAll: boolean;
  /** In milliseconds since 1970. */
  now: number;
  version: number;
}

/** Why an act does nothing: there is no room, what it is about is gone, or it is another's. */
export const COMMENT_PROBLEMS = ['comments-full', 'comment-gone', 'comment-not-yours'] as const;
export type CommentProblem = (typeof COMMENT_PROBLEMS)[number];

const commentsOf = ({ threads }: Pick<Discussion, 'threads'>): Comment[] =>
  threads.flatMap(({ comments }) => comments);

/** Later than all that was said before, whichever clock that was by. */
function timeIn(discussion: Discussion, now: number): string {
  const last = commentsOf(discussion).reduce((latest, { at }) => Math.max(latest, Date.parse(at)), 0);
  return new Date(Math.max(now, last + 1)).toISOString();
}

/** @returns null where nobody says anything any more */
function withoutComment(thread: Thread, gone: string): Thread | null {
  const comments = thread.comments.flatMap((comment, place) => {
    if (comment.id !== gone) return [comment];
    return place === 0 ? [{ ...comment, text: '', by: '' }] : [];
  });
  return comments.some(({ text }) => text !== '') ? { ...thread, comments } : null;
}

/** Whether two comments are of one author: of one browser, or of one name where none is known of either. */
export const isByAuthorOf = (one: Comment, other: Comment): boolean =>
  one.author === other.author && one.byShop === other.byShop && (one.author !== '' || one.by === other.by);

/** Without some comments, and without threads in which nothing is left. */
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
      const said: Comment = {
        ...{ id, text, by, author: who.author, byShop: who.byShop, at: timeIn(discussion, who.now) },
        version: Math.min(version, who.version),
      };
      if (act.kind === 'answer')
        return inThread(discussion, act.thread, (thread) => ({
          ...thread,
          comments: [...thread.comments, said],
        }));
      const { threads, next } = discussion;
      const begun = { id, number: next, place: act.place, resolved: null, comments: [said] };
      return { ...discussion, threads: [...threads, begun], next: next + 1 };
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
      // Gone is what was wanted.
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

/** A discussion after an act, or why it is as it was; what is done already changes nothing (D71). */
export function actOn(discussion: Discussion, act: CommentAct, who: Commenter): Discussion | CommentProblem {
  if (discussion.acts.includes(act.id)) return discussion;
  const done = doneBy(discussion, act, who);
  if (typeof done === 'string' || done === discussion) return done;
  return { ...done, acts: [...done.acts, act.id].slice(-MAX_ACT_IDS) };
}

/** As a browser is told it: which comments are its own, and of whom the others are only by name. */
export const toldTo = (discussion: Discussion, author: string): Discussion => ({
  ...discussion,
  acts: [],
  threads: discussion.threads.map((thread) => ({
    ...thread,
    comments: thread.comments.map((comment) => ({
      ...comment,
      author: author !== '' && comment.author === author ? OWN : '',
    })),
  })),
});

/** An act that waits to be sent, and since when, in milliseconds since 1970. */
export const waitingActSchema = v.object({ act: commentActSchema, at: v.number() });
export type WaitingAct = v.InferOutput<typeof waitingActSchema>;

/** What the service has with what waits here, as it will be once that is sent; what it will refuse is left out. */
export const withWaiting = (told: Discussion, waiting: readonly WaitingAct[]): Discussion =>
  waiting.reduce((discussion, { act, at }) => {
    const who = { author: OWN, byShop: false, mayRemoveAll: true, now: at, version: Number.MAX_SAFE_INTEGER };
    const next = actOn(discussion, act, who);
    return typeof next === 'string' ? discussion : next;
  }, told);

/** How much others have said since. @param seen time of the last that was seen; empty: nothing was */
export const unreadIn = (discussion: Discussion, seen: string): number =>
  commentsOf(discussion).filter(({ at, text, author }) => text !== '' && author !== OWN && at > seen).length;

/** Time of the last comment; empty where there is none. */
export const lastIn = (discussion: Discussion): string =>
  commentsOf(discussion).reduce((last, { at }) => (at > last ? at : last), '');

export const countComments = (discussion: Discussion): number => commentsOf(discussion).length;

/** Without what names somebody (D38). @param isNamed whether a text or a signature does */
export function withoutNamed(discussion: Discussion, isNamed: (words: string) => boolean): Discussion {
  const named = commentsOf(discussion).filter(({ text, by }) => isNamed(text) || isNamed(by));
  const threads = discussion.threads.flatMap((thread) => {
    const left = named.reduce<Thread | null>((rest, { id }) => rest && withoutComment(rest, id), thread);
    if (!left?.resolved || !isNamed(left.resolved.by)) return left ?? [];
    return { ...left, resolved: { ...left.resolved, by: '' } };
  });
  return { ...discussion, threads };
}
