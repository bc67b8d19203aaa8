import type { AccountRole } from '@lumitor/domain/people/roles';
import { ADMINISTRATOR, CLIENT_HEADER } from './instance.ts';
import { nameOf, newAddress, callService as send } from './send.ts';

export async function signIn(url: string, account = ADMINISTRATOR): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, [CLIENT_HEADER]: newAddress() },
    body: JSON.stringify(account),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .find((each) => each.includes('session_token='));
  if (!cookie) throw new Error(`${account.email} could not sign in (${response.status}).`);
  return cookie;
}

export async function newAccount(url: string, cookie: string, role: AccountRole): Promise<string> {
  const email = `${role}-${crypto.randomUUID()}@lumitor.test`;
  const invited = await send(url, '/api/people/invite', { method: 'POST', body: { email, role }, cookie });
  if (invited.status !== 201) throw new Error(`${email} could not be invited (${nameOf(invited)}).`);
  const token = new URL(invited.body.link).hash.slice(1);
  const body = { token, password: ADMINISTRATOR.password };
  const used = await send(url, '/api/people/link/use', { method: 'POST', body });
  if (used.status !== 200) throw new Error(`${email} could not set a password (${nameOf(used)}).`);
  return email;
}
