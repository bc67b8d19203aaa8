import * as v from 'valibot';
import { failedRead } from './messages.ts';
import { type Answer, request } from './request.ts';

export type LinkFailure = 'ended' | 'tooMany' | 'unreachable';

const linkSchema = v.object({ email: v.string(), role: v.nullable(v.string()) });

export type OpenedLink = v.InferOutput<typeof linkSchema>;

const read = (answer: Answer): OpenedLink | LinkFailure => {
  if (answer.ok) return v.parse(linkSchema, answer.body);
  if (answer.status === 404) return 'ended';
  return answer.status === 429 ? 'tooMany' : 'unreachable';
};

export async function readLink(token: string): Promise<OpenedLink | LinkFailure> {
  const answer = await request('/api/people/link', { method: 'POST', json: { token } });
  if (!answer.ok) console.error(failedRead(answer.status));
  return read(answer);
}

/** Setting the password uses up the link. */
export const setPasswordByLink = async (token: string, password: string): Promise<OpenedLink | LinkFailure> =>
  read(await request('/api/people/link/use', { method: 'POST', json: { token, password } }));
