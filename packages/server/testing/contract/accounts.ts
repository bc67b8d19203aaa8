import { describe, expect, it } from 'vitest';
import {
  addAccount,
  ensureAdministrator,
  listAccounts,
  removeAccount,
  resetPassword,
} from '../../sign-in/accounts.ts';
import type { TestEngine } from '../engines.ts';
import { ADMINISTRATOR, type Service } from '../freshService.ts';
import { instancesOn, serviceOn } from './instances.ts';

const status = async ({ asVisitor }: Service, cookie: string) =>
  (await asVisitor('GET', '/api/documents/emails', undefined, { cookie })).status;

export function accountContract(engine: TestEngine): void {
  describe('an administrator', () => {
    it('signs in on one instance, is known on all, and signs out on any', async () => {
      const services = await instancesOn(engine, 2);
      const [first, last] = [services[0], services.at(-1)] as [Service, Service];
      const cookie = await first.signIn();
      expect(await status(last, cookie)).toBe(200);
      const session = await last.asVisitor('GET', '/api/auth/get-session', undefined, { cookie });
      expect(await session.json()).toMatchObject({ user: { email: ADMINISTRATOR.adminEmail } });
      expect((await last.asVisitor('POST', '/api/auth/sign-out', {}, { cookie })).status).toBe(200);
      expect(await status(first, cookie)).toBe(403);
    });

    it('is signed out everywhere by a new password', async () => {
      const service = await serviceOn(engine);
      const cookie = await service.signIn();
      await resetPassword(service.parts.store.db, ADMINISTRATOR.adminEmail, 'another long password');
      expect(await status(service, cookie)).toBe(403);
    });

    it('is added once per e-mail', async () => {
      const services = await instancesOn(engine, 2);
      const answers = await Promise.allSettled([
        ...services.map(({ parts }) =>
          addAccount(parts.store.db, { email: 'ola@example.com', password: 'long enough' }),
        ),
        addAccount((services[0] as Service).parts.store.db, {
          email: 'ola@example.com',
          password: 'long enough',
        }),
      ]);
      expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    });

    it('is created first only once, even if several instances start at once', async () => {
      const services = await instancesOn(engine, 3);
      const announced: string[] = [];
      await Promise.all(
        services.map(({ database }) =>
          database.alone('start', (db) =>
            ensureAdministrator(db, { adminEmail: 'anna@example.com' }, ({ email }) => announced.push(email)),
          ),
        ),
      );
      expect(announced).toEqual(['anna@example.com']);
    });

    it('remains if the last two are removed at once', async () => {
      const services = await instancesOn(engine, 2);
      const { db } = (services[0] as Service).parts.store;
      const emails = ['anna@example.com', 'ola@example.com'];
      for (const email of emails) await addAccount(db, { email, password: 'long enough' });
      const answers = await Promise.allSettled(
        emails.map((email, index) =>
          removeAccount((services[index % services.length] as Service).parts.store.db, email),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await listAccounts(db)).toHaveLength(1);
    });
  });
}
