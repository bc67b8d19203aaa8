import { expect, it } from 'vitest';
import { ADMINISTRATOR, freshService, type Service } from '../testing/freshService.ts';

const { adminEmail: email, adminPassword: current } = ADMINISTRATOR;
const NEXT = 'staple paper clip';

const cookieIn = (response: { headers: Headers }) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const signIn = ({ asVisitor }: Service, password: string) =>
  asVisitor('POST', '/api/auth/sign-in/email', { email, password });

const change = ({ asVisitor }: Service, cookie: string, currentPassword: string, newPassword: string) =>
  asVisitor(
    'POST',
    '/api/auth/change-password',
    { currentPassword, newPassword, revokeOtherSessions: true },
    { cookie },
  );

const hasSession = async ({ asVisitor }: Service, cookie: string) =>
  (await (await asVisitor('GET', '/api/auth/get-session', undefined, { cookie })).json()) !== null;

it('changing the password keeps this session, ends others, and invalidates the old password', async () => {
  const service = await freshService();
  const here = await service.signIn();
  const elsewhere = cookieIn(await signIn(service, current));
  const response = await change(service, here, current, NEXT);
  expect(response.status).toBe(200);
  expect(await hasSession(service, cookieIn(response))).toBe(true);
  expect(await hasSession(service, elsewhere)).toBe(false);
  expect((await signIn(service, current)).status).toBe(401);
  expect((await signIn(service, NEXT)).status).toBe(200);
});

it.each([
  ['a wrong current password', 'wrong horse battery', NEXT, 'INVALID_PASSWORD'],
  ['a new one that is too short', current, '1234567', 'PASSWORD_TOO_SHORT'],
  ['a new one that is too long', current, 'x'.repeat(129), 'PASSWORD_TOO_LONG'],
])('%s is refused, and nothing changes', async (_, given, next, code) => {
  const service = await freshService();
  const cookie = await service.signIn();
  const response = await change(service, cookie, given, next);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code });
  expect(await hasSession(service, cookie)).toBe(true);
  expect((await signIn(service, current)).status).toBe(200);
});

it('a new password of minimum length is accepted', async () => {
  const service = await freshService();
  expect((await change(service, await service.signIn(), current, '12345678')).status).toBe(200);
});

it('a visitor cannot change a password', async () => {
  const service = await freshService();
  await service.signIn();
  expect((await change(service, '', current, NEXT)).status).toBe(401);
  expect((await signIn(service, current)).status).toBe(200);
});
