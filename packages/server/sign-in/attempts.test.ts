import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMINISTRATOR, freshService, type Service } from '../testing/freshService.ts';
import { addOwner } from '../testing/passwords.ts';

const SIGN_IN = '/api/auth/sign-in/email';
const RIGHT = { email: ADMINISTRATOR.adminEmail, password: ADMINISTRATOR.adminPassword };
const WRONG = { ...RIGHT, password: 'wrong horse battery' };
const UNKNOWN = { ...RIGHT, email: 'nobody@lumitor.test' };

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `203.0.${addresses >> 8}.${addresses & 255}`;
};

const statusesOf = async (times: number, attempt: (index: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await attempt(index)).status);
  return statuses;
};
const times = (count: number, status: number) => Array<number>(count).fill(status);

async function service(settings: Parameters<typeof freshService>[0] = {}) {
  const fresh = await freshService(settings);
  await addOwner(fresh.parts.store.db, ADMINISTRATOR.adminEmail, ADMINISTRATOR.adminPassword);
  const { password } = await fresh.parts.auth.$context;
  const verify = vi
    .spyOn(password, 'verify')
    .mockImplementation(async (given) => given.password === RIGHT.password);
  const hash = vi.spyOn(password, 'hash').mockResolvedValue('no hash');
  const attempt = (body: object, address: string, headers: Record<string, string> = {}) =>
    fresh.sendFrom(address)('POST', SIGN_IN, body, headers);
  return { ...fresh, attempt, looks: () => verify.mock.calls.length + hash.mock.calls.length };
}

describe('attempts to sign in from one address', () => {
  const FORGED: ((index: number) => Record<string, string>)[] = [
    () => ({}),
    (index) => ({ 'x-forwarded-for': `1.2.3.${index}` }),
    (index) => ({ 'x-forwarded-for': `1.2.3.${index}, 1.2.3.${index + 1}` }),
    (index) => ({ 'x-real-ip': `1.2.3.${index}` }),
    (index) => ({ forwarded: `for=1.2.3.${index};proto=https` }),
    (index) => ({ 'x-lumitor-client': `1.2.3.${index}`, 'x-client-ip': `1.2.3.${index}` }),
    (index) => ({ 'cf-connecting-ip': `1.2.3.${index}`, 'true-client-ip': `1.2.3.${index}` }),
  ];

  it.each(FORGED.map((headers) => [Object.entries(headers(1)).join(' and ') || 'nothing', headers] as const))(
    'are ten a minute, whatever it claims in %s',
    async (_, headers) => {
      const { attempt } = await service();
      const address = newAddress();
      const statuses = await statusesOf(12, (index) => attempt(WRONG, address, headers(index)));
      expect(statuses).toEqual([...times(10, 401), 429, 429]);
    },
  );

  it.each([
    ['before the proxy’s value', (index: number) => `1.2.3.${index}, 198.51.100.9`],
    ['in several values', (index: number) => `1.2.3.${index}, 10.0.0.${index},198.51.100.9`],
    ['by its port', (index: number) => `198.51.100.9:${1000 + index}`],
    ['within its own network', (index: number) => `2001:db8:1:2::${index + 1}`],
  ])('are ten a minute behind a proxy too, whatever it claims %s', async (_, reported) => {
    const { attempt } = await service({ clientIpHeader: 'x-forwarded-for' });
    const statuses = await statusesOf(12, (index) =>
      attempt(WRONG, '10.0.0.1', {
        'x-forwarded-for': reported(index),
        'x-real-ip': `1.2.3.${index}`,
        forwarded: `for=1.2.3.${index}`,
      }),
    );
    expect(statuses).toEqual([...times(10, 401), 429, 429]);
  });

  it('do not affect others, also behind one proxy', async () => {
    const { attempt } = await service({ clientIpHeader: 'x-real-ip' });
    const from = (address: string) => attempt(WRONG, '10.0.0.1', { 'x-real-ip': address });
    await statusesOf(11, () => from('198.51.100.1'));
    expect((await from('198.51.100.2')).status).toBe(401);
  });

  it('get a retry time', async () => {
    const { attempt } = await service();
    const address = newAddress();
    await statusesOf(10, () => attempt(WRONG, address));
    expect(await (await attempt(WRONG, address)).json()).toEqual({
      code: 'too-many',
      message: expect.stringMatching(/^Too many requests. Try again in \d+ seconds.$/),
      retryAfter: expect.any(Number),
    });
  });
});

describe('failed attempts at one account', () => {
  it.each([
    ['an account', WRONG],
    ['no account', UNKNOWN],
  ])('are twenty in a quarter of an hour, from all addresses together: %s', async (_, body) => {
    const { attempt, looks } = await service();
    const inCases = [body.email, body.email.toUpperCase()];
    const statuses = await statusesOf(22, (index) =>
      attempt({ ...body, email: inCases[index % 2] }, newAddress()),
    );
    expect(statuses).toEqual([...times(20, 401), 429, 429]);
    expect(looks()).toBe(20);
    const refused = await attempt(body, newAddress());
    const { retryAfter } = await refused.json();
    expect(refused.headers.get('retry-after')).toBe(String(retryAfter));
    expect(retryAfter).toBeGreaterThan(60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
  });

  it('have the same limit if simultaneous', async () => {
    const { attempt, looks } = await service();
    await Promise.all(Array.from({ length: 60 }, () => attempt(WRONG, newAddress())));
    expect(looks()).toBe(20);
  });

  it('prevent finding the right password, which is not verified', async () => {
    const { attempt } = await service();
    await statusesOf(20, () => attempt(WRONG, newAddress()));
    expect((await attempt(RIGHT, newAddress())).status).toBe(429);
  });

  it('do not count if successful', async () => {
    const { attempt } = await service();
    expect(await statusesOf(25, () => attempt(RIGHT, newAddress()))).toEqual(times(25, 200));
  });

  describe('by somebody else', () => {
    let attacked: Awaited<ReturnType<typeof service>>;
    let known = '';
    beforeEach(async () => {
      attacked = await service();
      const cookies = (await attacked.attempt(RIGHT, newAddress())).headers.getSetCookie();
      known = cookies.find((each) => each.startsWith('lumitor.known_browser='))?.split(';')[0] ?? '';
      await statusesOf(20, () => attacked.attempt(WRONG, newAddress()));
    });

    it('do not lock the owner out of a known browser', async () => {
      expect((await attacked.attempt(RIGHT, newAddress(), { cookie: known })).status).toBe(200);
    });

    it('are limited to twenty in a known browser too', async () => {
      const statuses = await statusesOf(21, () => attacked.attempt(WRONG, newAddress(), { cookie: known }));
      expect(statuses).toEqual([...times(20, 401), 429]);
    });

    it('gain nothing from a forged cookie, or one of another account', async () => {
      const [name, value = ''] = known.split('=');
      const forged = ['x', 'x.y', `x.${value.split('.')[1]}`, `${value}x`, `${value}.é`, ''];
      for (const each of forged)
        expect((await attacked.attempt(RIGHT, newAddress(), { cookie: `${name}=${each}` })).status).toBe(429);
      await statusesOf(20, () => attacked.attempt(UNKNOWN, newAddress()));
      expect((await attacked.attempt(UNKNOWN, newAddress(), { cookie: known })).status).toBe(429);
    });
  });
});

describe('attempts at the current password', () => {
  const change = (
    { sendFrom }: Pick<Service, 'sendFrom'>,
    cookie: string,
    currentPassword: string,
    address = newAddress(),
  ) =>
    sendFrom(address)(
      'POST',
      '/api/auth/change-password',
      { currentPassword, newPassword: 'staple paper clip' },
      { cookie },
    );

  it('are limited to ten a minute from one address', async () => {
    const fresh = await service();
    const cookie = await fresh.signIn();
    const address = newAddress();
    const statuses = await statusesOf(11, () => change(fresh, cookie, WRONG.password, address));
    expect(statuses).toEqual([...times(10, 400), 429]);
  });

  it('are limited to twenty in a quarter of an hour for one account', async () => {
    const fresh = await service();
    const cookie = await fresh.signIn();
    const statuses = await statusesOf(21, () => change(fresh, cookie, WRONG.password));
    expect(statuses).toEqual([...times(20, 400), 429]);
    expect((await change(fresh, cookie, RIGHT.password)).status).toBe(429);
  });
});
