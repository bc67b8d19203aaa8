import type { Refusal } from '@lumitor/domain/refusal';
import type { Seconds } from '@lumitor/domain/units';
import * as v from 'valibot';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

/** Answered as a `Refusal` with its status. */
export class Refused extends Error {
  readonly status: RefusalStatus;
  readonly refusal: Refusal;
  readonly details: object;

  constructor(status: RefusalStatus, refusal: Refusal, details: object = {}) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
    this.details = details;
  }
}

export function refused(
  status: RefusalStatus,
  code: string,
  message: string,
  { field, ...details }: { field?: string } & Record<string, unknown> = {},
): Refused {
  return new Refused(status, { code, message, ...(field && { field }) }, details);
}

export const notFound = (message: string) => refused(404, 'not-found', message);

export const invalid = (message: string, field = '') => refused(400, 'invalid', message, { field });

export const tooLarge = (limit: string) =>
  refused(413, 'too-large', `The request body exceeds ${limit}. Send less.`);

export const tooMany = (retryAfter: Seconds) =>
  refused(429, 'too-many', `Too many requests. Try again in ${retryAfter} seconds.`, { retryAfter });

function sentence(issue: v.BaseIssue<unknown>, field: string): string {
  const isKey = issue.type === 'strict_object' || issue.type === 'object';
  if (isKey && issue.expected === 'never') return `${field} is not a known field. Remove it.`;
  if (isKey && issue.received === 'undefined') return `${field} is missing. Add it.`;
  return field ? `${field}: ${issue.message}.` : `${issue.message}.`;
}

/** @throws Refused with the first invalid field */
export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '';
  throw invalid(sentence(issue, field), field);
}
