import {
  AUTHOR_HEADER,
  authorToken,
  commentActSchema,
  type Discussion,
  discussionFor,
} from '@lumitor/domain/sharing/comments';
import { mayOnShared } from '@lumitor/domain/sharing/sharedProject';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { SharedProjectRow } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readBody } from '../http/body.ts';
import { matchesTag } from '../http/prepared.ts';
import { comment, readComments } from './comments.ts';
import type { Enter } from './enter.ts';
import { forbidden, hashOf } from './links.ts';

interface Dependencies {
  store: DocumentStore;
  enter: Enter;
  /** Shared with orders. @throws Refused beyond the limit */
  limitCommenting(c: Context): Promise<void>;
}

/** Differs by project, so that comments cannot be linked; empty without a token. */
function authorOf(c: Context, { id }: SharedProjectRow): string {
  const token = v.safeParse(authorToken, c.req.header(AUTHOR_HEADER));
  return token.success ? hashOf(`${id} ${token.output}`) : '';
}

/** Open to all links, including those to see (D71). */
export function commentRoutes({ store, enter, limitCommenting }: Dependencies): Hono {
  return new Hono()
    .get('/', async (c) => {
      const { project } = await enter(c, 'see');
      const discussion = discussionFor(await readComments(store.db, project.id), authorOf(c, project));
      const answer = JSON.stringify(discussion satisfies Discussion);
      const etag = `W/"${hashOf(answer)}"`;
      const headers = { etag, 'cache-control': 'private, no-cache', 'content-type': 'application/json' };
      if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
      return c.body(answer, 200, headers);
    })
    .post('/', async (c) => {
      const { project, right, as } = await enter(c, 'see');
      const sent = await readBody(c, commentActSchema);
      const act = as !== undefined && 'by' in sent ? { ...sent, by: as } : sent;
      // Moving a comment requires the right to move its objects.
      if (act.kind === 'follow' && !mayOnShared(right, 'work')) throw forbidden();
      if (act.kind === 'begin' || act.kind === 'answer') await limitCommenting(c);
      const author = authorOf(c, project);
      const who = { author, byShop: as !== undefined, mayRemoveAll: mayOnShared(right, 'own') };
      return c.json(discussionFor(await comment(store, project, act, who), author));
    });
}
