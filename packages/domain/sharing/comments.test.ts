import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  actOn,
  type CommentAct,
  type Commenter,
  type CommentProblem,
  commentActSchema,
  countComments,
  type Discussion,
  discussionFor,
  discussionSchema,
  lastIn,
  MAX_COMMENT_BYTES,
  MAX_COMMENTS,
  NO_DISCUSSION,
  OWN_AUTHOR,
  RESERVED_COMMENTS,
  unreadIn,
  type WaitingAct,
  withoutNamed,
  withWaiting,
} from './comments.ts';

const RUNS = Number(process.env.LUMITOR_RUNS ?? 1);

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const PLACE = { x: 10, y: 20, on: null };
const start = (index: number, text = 'Za ciemno', by = 'Ewa'): CommentAct => ({
  kind: 'begin',
  id: idOf(index),
  text,
  by,
  version: 1,
  place: PLACE,
});
const answer = (index: number, thread: number, text = 'Tak', by = 'Jan'): CommentAct => ({
  kind: 'answer',
  id: idOf(index),
  thread: idOf(thread),
  text,
  by,
  version: 1,
});
const settle = (index: number, thread: number, isResolved: boolean): CommentAct => ({
  kind: 'settle',
  id: idOf(index),
  thread: idOf(thread),
  isResolved,
  by: 'Jan',
  version: 2,
});
const remove = (index: number, comment: number): CommentAct => ({
  kind: 'remove',
  id: idOf(index),
  comment: idOf(comment),
});
const as = (author: string, more: Partial<Commenter> = {}): Commenter => ({
  author,
  byShop: false,
  mayRemoveAll: false,
  now: 1_000,
  version: 9,
  ...more,
});

function after(...acts: [CommentAct, string][]): Discussion {
  return acts.reduce((discussion, [act, author]) => {
    const next = actOn(discussion, act, as(author));
    return typeof next === 'string' ? discussion : next;
  }, NO_DISCUSSION);
}

const texts = ({ threads }: Discussion) => threads.map(({ comments }) => comments.map(({ text }) => text));

describe('comments on a project (D71)', () => {
  it('form a thread with number and place, answers in order of arrival', () => {
    const discussion = after([start(1), 'e'], [start(2, 'Szyna'), 'e'], [answer(3, 1), 'j']);
    expect(texts(discussion)).toEqual([['Za ciemno', 'Tak'], ['Szyna']]);
    expect(discussion.threads.map(({ number, place }) => [number, place])).toEqual([
      [1, PLACE],
      [2, PLACE],
    ]);
  });

  it('have the version they were made on, never a future one', () => {
    const own = actOn(NO_DISCUSSION, { ...start(1), version: 7 } as CommentAct, as('e', { version: 3 }));
    expect(own).toMatchObject({ threads: [{ comments: [{ version: 3 }] }] });
  });

  it('are resolved with author and version, and can be reopened', () => {
    const resolved = after([start(1), 'e'], [settle(2, 1, true), 'j']);
    expect(resolved.threads[0]?.resolved).toMatchObject({ by: 'Jan', version: 2 });
    expect(
      after([start(1), 'e'], [settle(2, 1, true), 'j'], [settle(3, 1, false), 'e']).threads,
    ).toMatchObject([{ resolved: null }]);
  });

  it('are not resolved again by an act from before they were reopened', () => {
    const resolving: [CommentAct, string] = [settle(2, 1, true), 'j'];
    const discussion = after([start(1), 'e'], resolving, [settle(3, 1, false), 'e'], resolving);
    expect(discussion.threads[0]?.resolved).toBeNull();
  });

  it('can be removed by their author and by the project owner, and by nobody else', () => {
    const own = after([start(1), 'e']);
    expect(actOn(own, remove(2, 1), as('j'))).toBe('comment-not-yours');
    expect(actOn(own, remove(2, 1), as('e'))).toMatchObject({ threads: [] });
    expect(actOn(own, remove(2, 1), as('j', { mayRemoveAll: true }))).toMatchObject({ threads: [] });
  });

  it('without a token belong to nobody', () => {
    expect(actOn(after([start(1), '']), remove(2, 1), as(''))).toBe('comment-not-yours');
  });

  it('keep their place when removed after answers, until those are removed too', () => {
    const emptied = after([start(1), 'e'], [answer(2, 1), 'j'], [remove(3, 1), 'e']);
    expect(emptied.threads[0]?.comments).toMatchObject([{ text: '', by: '' }, { text: 'Tak' }]);
    expect(actOn(emptied, remove(4, 2), as('j'))).toMatchObject({ threads: [] });
  });

  it('never reuse the number of a removed thread', () => {
    const discussion = after([start(1), 'e'], [remove(2, 1), 'e'], [start(3), 'e']);
    expect(discussion.threads.map(({ number }) => number)).toEqual([2]);
  });

  it('report that an answered comment is gone, and change nothing', () => {
    expect(actOn(NO_DISCUSSION, answer(2, 1), as('e'))).toBe('comment-gone');
    expect(actOn(NO_DISCUSSION, settle(2, 1, true), as('e'))).toBe('comment-gone');
  });

  it('store the last position of their thing, and stay unchanged if nothing moved', () => {
    const own = after([start(1), 'e']);
    const follow = (x: number): CommentAct => ({
      kind: 'follow',
      id: idOf(2),
      places: [{ thread: idOf(1), x, y: 20 }],
    });
    expect(actOn(own, follow(30), as('j'))).toMatchObject({ threads: [{ place: { x: 30, y: 20 } }] });
    expect(actOn(own, follow(10), as('j'))).toBe(own);
  });

  it('are limited in number, and a repeated act does not count again', () => {
    const full = after(
      ...Array.from({ length: MAX_COMMENTS }, (_, index): [CommentAct, string] => [start(index), 'e']),
    );
    expect(countComments(full)).toBe(MAX_COMMENTS);
    expect(actOn(full, start(999), as('e'))).toBe('comments-full');
    expect(actOn(full, start(0), as('e'))).toBe(full);
  });

  it.each<Partial<Commenter>>([{ mayRemoveAll: true }, { byShop: true }])(
    'have room reserved for the owner and the shop, even if strangers use up the rest: %j (D71a)',
    (who) => {
      let discussion = after(
        ...Array.from({ length: MAX_COMMENTS }, (_, index): [CommentAct, string] => [start(index), 'e']),
      );
      for (let index = 0; index < RESERVED_COMMENTS; index += 1) {
        const next = actOn(discussion, start(1_000 + index), as('o', who));
        if (typeof next !== 'string') discussion = next;
      }
      expect(countComments(discussion)).toBe(MAX_COMMENTS + RESERVED_COMMENTS);
      expect(actOn(discussion, start(2_000), as('o', who))).toBe('comments-full');
    },
  );

  it('are removed by thread or by author, only by the owner (D71a)', () => {
    const own = after(
      [start(1), 'e'],
      [answer(2, 1), 'j'],
      [start(3), 'j'],
      [answer(4, 3), 'e'],
      [start(5, 'A', 'Jan'), ''],
      [start(6, 'B', 'Ola'), ''],
    );
    const owner = as('o', { mayRemoveAll: true });
    const thread: CommentAct = { kind: 'removeThread', id: idOf(7), thread: idOf(1) };
    const author = (comment: number): CommentAct => ({
      kind: 'removeAuthor',
      id: idOf(8),
      comment: idOf(comment),
    });
    for (const act of [thread, author(3)]) expect(actOn(own, act, as('e'))).toBe('comment-not-yours');
    expect(texts(actOn(own, thread, owner) as Discussion)).toEqual([['Za ciemno', 'Tak'], ['A'], ['B']]);
    expect(texts(actOn(own, author(3), owner) as Discussion)).toEqual([
      ['Za ciemno'],
      ['', 'Tak'],
      ['A'],
      ['B'],
    ]);
    expect(texts(actOn(own, author(5), owner) as Discussion).at(-1)).toEqual(['B']);
    expect((actOn(own, author(5), owner) as Discussion).threads).toHaveLength(3);
  });

  it.each<[string, string, boolean]>([
    ['2 kB', 'ł'.repeat(MAX_COMMENT_BYTES / 2), true],
    ['more', 'ł'.repeat(MAX_COMMENT_BYTES / 2 + 1), false],
    ['nothing', ' \n ', false],
    ['control characters, which are removed', 'a\u0007b', true],
    ['invisible characters', '\u200b\u2060\u202e', false],
    ['lines', 'a\r\n\tb', true],
    ['a tag, stored as text', '<b>a</b>', true],
  ])('accept or refuse %s: %#', (_, text, isTaken) => {
    const read = v.safeParse(commentActSchema, start(1, text));
    expect(read.success).toBe(isTaken);
  });

  it('are erased if they name a person, even one who only resolved them', () => {
    const own = after(
      [start(1, 'Pisać na jan@example.com'), 'e'],
      [answer(2, 1), 'j'],
      [start(3, 'Inne', 'Jan@Example.com'), 'j'],
      [start(4), 'e'],
      [{ ...settle(5, 4, true), by: 'jan@example.com' } as CommentAct, 'j'],
    );
    const left = withoutNamed(own, (words) => words.toLowerCase().includes('jan@example.com'));
    expect(JSON.stringify(left).toLowerCase()).not.toContain('jan@example.com');
    expect(texts(left)).toEqual([['', 'Tak'], ['Za ciemno']]);
    expect(left.threads[1]?.resolved).not.toBeNull();
  });

  it("are sent with the reader's own ones marked and without other authors, and newer ones of others count as unread", () => {
    const own = after([start(1), 'e'], [answer(2, 1), 'j']);
    const reported = discussionFor(own, 'e');
    expect(reported.threads[0]?.comments.map(({ author }) => author)).toEqual([OWN_AUTHOR, '']);
    expect(v.parse(discussionSchema, reported)).toEqual(reported);
    expect([unreadIn(reported, ''), unreadIn(reported, lastIn(reported))]).toEqual([1, 0]);
  });
});

const wish = fc.record({
  who: fc.nat(1),
  does: fc.constantFrom(
    'begin',
    'begin',
    'answer',
    'answer',
    'settle',
    'open',
    'remove',
    'deliver',
    'deliver',
  ),
  of: fc.nat(5),
  fate: fc.constantFrom('comes', 'comes', 'lost', 'answerLost', 'twice'),
  clock: fc.integer({ min: -5_000, max: 5_000 }),
});

const actOf = (does: string, id: number, of: number): CommentAct => {
  if (does === 'begin') return start(id, `t${id}`);
  if (does === 'answer') return answer(id, of, `t${id}`);
  if (does === 'remove') return remove(id, of);
  return settle(id, of, does === 'settle');
};

describe('two browsers on an unreliable network (D71)', () => {
  it('lose and duplicate nothing: each converges to the service, with threads in order of time', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
        let service = NO_DISCUSSION;
        let ids = 0;
        const waiting: WaitingAct[][] = [[], []];
        const problems = new Map<string, CommentProblem>();
        const removed = new Set<string>();
        const own: string[] = [];
        const take = (who: number, { act, at }: WaitingAct) => {
          const next = actOn(service, act, as(String(who), { now: 1_000_000 + at }));
          if (typeof next === 'string') problems.set(act.id, next);
          else {
            if (act.kind === 'remove') removed.add(act.comment);
            service = next;
          }
        };
        const deliver = (who: number, fate: string) => {
          const [first, ...rest] = waiting[who] ?? [];
          if (!first || fate === 'lost') return;
          take(who, first);
          if (fate === 'answerLost') return;
          if (fate === 'twice') take(who, first);
          waiting[who] = rest;
        };
        for (const { who, does, of, fate, clock } of wishes) {
          if (does === 'deliver') deliver(who, fate);
          else {
            const act = actOf(does, ids++, of);
            if (does === 'begin' || does === 'answer') own.push(act.id);
            waiting[who]?.push({ act, at: clock });
          }
        }
        const ahead = withWaiting(discussionFor(service, '0'), waiting[0] ?? []);
        while ((waiting[0] ?? []).length > 0) deliver(0, 'comes');
        if (!wishes.some(({ does }) => does === 'remove')) expect(texts(ahead)).toEqual(texts(service));
        while ((waiting[1] ?? []).length > 0) deliver(1, 'comes');
        const there = service.threads.flatMap(({ comments }) => comments);
        const stored = there.map(({ id }) => id);
        expect(new Set(stored).size).toBe(stored.length);
        for (const id of own)
          expect(stored.includes(id) || removed.has(id) || problems.get(id) === 'comment-gone', id).toBe(
            true,
          );
        for (const { comments } of service.threads)
          expect(comments.map(({ at }) => at)).toEqual(comments.map(({ at }) => at).sort());
        const numbers = service.threads.map(({ number }) => number);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      }),
      { numRuns: 100 * RUNS },
    );
  });

  it('show waiting acts as the service will store them', () => {
    const reported = discussionFor(after([start(1), 'e']), 'j');
    const waiting = [answer(2, 1), settle(3, 1, true), answer(4, 77)].map((act) => ({ act, at: 5 }));
    expect(withWaiting(reported, waiting).threads).toMatchObject([
      { comments: [{ text: 'Za ciemno' }, { text: 'Tak', author: OWN_AUTHOR }], resolved: { by: 'Jan' } },
    ]);
  });
});
