import type { StoredPlan } from '@lumitor/domain/plan/storedPlan';
import {
  AUTHOR_HEADER,
  type CommentAct,
  type Discussion,
  discussionSchema,
} from '@lumitor/domain/sharing/comments';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import {
  changeAnswerSchema,
  linkToken,
  type OpenedProject,
  openedProjectSchema,
  type SharedLinks,
  sharedLinksSchema,
  storedAnswerSchema,
  versionSchema,
  versionsSchema,
} from '@lumitor/domain/sharing/sharedProject';
import * as v from 'valibot';
import { joinEvents } from './eventStream.ts';
import { type Answer, RETRY_FOR, type RequestOptions, request } from './request.ts';

/** Reason without an answer: the link is invalid, another attempt may succeed, or none will. */
export type NoAnswer = 'gone' | 'failed' | 'refused';

const whyNot = (answer: Answer): NoAnswer => {
  if (answer.ok || answer.status === 0 || answer.status === 429 || answer.status >= 500) return 'failed';
  return answer.status === 404 ? 'gone' : 'refused';
};

export type ProjectAccess = { link: string } | { order: string };

const byWay = (way: ProjectAccess, path: string, options: RequestOptions = {}) => {
  const isRepeatable = true;
  return 'link' in way
    ? request(`/api/projects/opened${path}`, {
        ...options,
        headers: { ...options.headers, [LINK_HEADER]: way.link },
        isRepeatable,
      })
    : request(`/api/orders/${encodeURIComponent(way.order)}/project${path}`, { ...options, isRepeatable });
};

async function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  requested: Promise<Answer>,
): Promise<v.InferOutput<Schema> | NoAnswer> {
  const answer = await requested;
  const read = v.safeParse(schema, answer.ok && answer.body);
  return read.success ? read.output : whyNot(answer);
}

/** Puts a plan on the service (D71); a retry would create a second project. */
export const shareProject = (isMicro: boolean, plan: StoredPlan): Promise<SharedLinks | NoAnswer> =>
  readAs(sharedLinksSchema, request('/api/projects', { method: 'POST', json: { isMicro, plan } }));

/** Current state, or the stored one if the service does not answer (D72). */
export const reopenProject = (way: ProjectAccess): Promise<OpenedProject | NoAnswer> =>
  readAs(openedProjectSchema, byWay(way, '', { retryFor: RETRY_FOR.waiting }));

const unlessStored = (answer: Answer): Answer =>
  answer.ok && answer.cachedAt !== undefined ? { ok: false, status: 0, refusal: null } : answer;

export const fetchProject = (way: ProjectAccess, retryFor = 0): Promise<OpenedProject | NoAnswer> =>
  readAs(openedProjectSchema, byWay(way, '', { retryFor }).then(unlessStored));

export type ChangeOutcome =
  | { kind: 'taken'; version: number; newer?: OpenedProject | undefined }
  | { kind: 'movedOn'; newer: OpenedProject }
  | { kind: NoAnswer };

/** Sends a change once; resending it under its id stores it once. */
export async function sendChange(
  way: ProjectAccess,
  change: { id: string; base: number; plan: StoredPlan; by: string; keepsBase?: boolean | undefined },
): Promise<ChangeOutcome> {
  const answer = await byWay(way, '', { method: 'POST', json: change });
  const taken = v.safeParse(changeAnswerSchema, answer.ok && answer.body);
  if (taken.success) return { kind: 'taken', ...taken.output };
  const newer = v.safeParse(openedProjectSchema, !answer.ok && answer.refusal?.newer);
  return newer.success ? { kind: 'movedOn', newer: newer.output } : { kind: whyNot(answer) };
}

/** Stores a version that is not the current state; once per id. */
export const sendRejected = (
  way: ProjectAccess,
  rejected: { id: string; plan: StoredPlan; by: string },
): Promise<{ version: number } | NoAnswer> =>
  readAs(storedAnswerSchema, byWay(way, '/versions', { method: 'POST', json: rejected }));

export const fetchVersions = async (way: ProjectAccess) => {
  const read = await readAs(versionsSchema, byWay(way, '/versions', { retryFor: RETRY_FOR.waiting }));
  return typeof read === 'string' ? read : read.versions;
};

export const fetchVersion = (way: ProjectAccess, version: number) =>
  readAs(versionSchema, byWay(way, `/versions/${version}`, { retryFor: RETRY_FOR.waiting }));

const renewedSchema = v.object({ token: v.nullable(linkToken) });

/** @returns the token, null if withdrawn */
export async function changeLink(
  own: string,
  link: 'see' | 'work',
  isWithdrawn: boolean,
): Promise<{ token: string | null } | NoAnswer> {
  return readAs(
    renewedSchema,
    byWay({ link: own }, '/link', { method: 'POST', json: { link, isWithdrawn } }),
  );
}

const revisionSchema = v.object({ id: v.string(), number: v.string() });

/** Saves a project as a revision of its order, for the shop (D76); once per key. */
export const saveRevision = (order: string, key: string) =>
  readAs(revisionSchema, byWay({ order }, '/revision', { method: 'POST', json: { key } }));

/** @returns whether the project is gone */
export async function removeShared(own: string): Promise<boolean> {
  const answer = await byWay({ link: own }, '', { method: 'DELETE' });
  return answer.ok || answer.status === 404;
}

export async function requestWithdrawal(own: string): Promise<boolean> {
  const answer = await byWay({ link: own }, '/shop', { method: 'DELETE' });
  return answer.ok || answer.status === 404;
}

/** `isOld`: a stored answer (D72). @param author token of the browser's own comments */
export async function fetchComments(
  way: ProjectAccess,
  author: string,
): Promise<{ discussion: Discussion; isOld: boolean } | NoAnswer> {
  const answer = await byWay(way, '/comments', { headers: { [AUTHOR_HEADER]: author } });
  const discussion = v.safeParse(discussionSchema, answer.ok && answer.body);
  if (!answer.ok || !discussion.success) return whyNot(answer);
  return { discussion: discussion.output, isOld: answer.cachedAt !== undefined };
}

/** Applies an act once per id. @returns the new discussion, or the refusal code */
export async function sendComment(
  way: ProjectAccess,
  author: string,
  act: CommentAct,
): Promise<Discussion | { kind: NoAnswer; code: string }> {
  const headers = { [AUTHOR_HEADER]: author };
  const answer = await byWay(way, '/comments', { method: 'POST', json: act, headers });
  const discussion = v.safeParse(discussionSchema, answer.ok && answer.body);
  if (discussion.success) return discussion.output;
  return { kind: whyNot(answer), code: (!answer.ok && answer.refusal?.code) || '' };
}

interface ProjectEvents {
  onChanged(): void;
  onViewers(count: number): void;
}

const viewersSchema = v.object({ count: v.number() });

function viewersIn(data: string): number {
  try {
    const read = v.safeParse(viewersSchema, JSON.parse(data));
    return read.success ? read.output.count : 0;
  } catch {
    return 0;
  }
}

/** @param isOwner excluded from the viewers @returns stop function */
export const followProject = (
  id: string,
  isOwner: boolean,
  { onChanged, onViewers }: ProjectEvents,
): (() => void) =>
  joinEvents(
    {
      on: { project: onChanged, viewers: (data) => onViewers(viewersIn(data)) },
      onReopened: onChanged,
    },
    `?project=${encodeURIComponent(id)}${isOwner ? '&as=owner' : ''}`,
  );
