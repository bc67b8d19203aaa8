import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { mailServer } from '../testing/mailServer.ts';
import { Secrets } from './secrets.ts';

it('A secret is readable by its own installation only, under its name, and never stored in plain text', async () => {
  const { parts } = await freshService();
  const { db } = parts.store;
  const own = new Secrets(randomBytes(32).toString('base64url'));
  expect(await own.read(db, 'mailPassword')).toBeNull();
  await own.write(db, 'mailPassword', 'zażółć gęślą');
  await own.write(db, 'webhookSecret', 'another');
  expect(await own.read(db, 'mailPassword')).toBe('zażółć gęślą');
  expect(await new Secrets(randomBytes(32).toString('base64url')).read(db, 'mailPassword')).toBeNull();

  const rows = await db.selectFrom('meta').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/zażółć|another/);
  const sealed = rows.find(({ key }) => key === 'secret mailPassword')?.value ?? '';
  await db.updateTable('meta').set({ value: sealed }).where('key', '=', 'secret webhookSecret').execute();
  expect(await own.read(db, 'webhookSecret')).toBeNull();
  await own.clear(db, 'mailPassword');
  expect(await own.read(db, 'mailPassword')).toBeNull();
});

it('The mail server receives the password set by an owner, and no answer contains it', async () => {
  const { asAdministrator, parts } = await freshService();
  const { received, settings } = await mailServer({
    onAuth({ username, password }, _, done) {
      const isRight = username === 'sklep' && password === 'hasło do poczty';
      done(isRight ? null : Object.assign(new Error('Wrong password'), { responseCode: 535 }), {
        user: 'sklep',
      });
    },
  });
  const tried = () => asAdministrator('POST', '/api/mail/test', { to: 'anna@example.com' });
  expect(await (await tried()).json()).toMatchObject({ code: 'not-set' });
  await parts.store.add('serviceSettings', { ...settings, user: 'sklep' });
  await asAdministrator('POST', '/api/mail/password', { password: 'inne' });
  const refused = await tried();
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toContain('535 Wrong password');
  await asAdministrator('POST', '/api/mail/password', { password: 'hasło do poczty' });
  expect((await tried()).status).toBe(204);
  expect(received).toMatchObject([{ to: ['anna@example.com'], subject: 'Wiadomość próbna' }]);
  expect(await (await asAdministrator('GET', '/api/mail/password')).json()).toEqual({ isSet: true });
  await asAdministrator('DELETE', '/api/mail/password');
  expect(await (await asAdministrator('GET', '/api/mail/password')).json()).toEqual({ isSet: false });
});
