import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Ms } from '@lumitor/domain/units';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshService } from '../testing/freshService.ts';
import { ExchangeRate, PATH } from './exchangeRate.ts';

const HOUR: Ms = 60 * 60 * 1000;
const answerWith = (mid: unknown) => ({
  table: 'A',
  currency: 'euro',
  code: 'EUR',
  rates: [{ no: '226/A/NBP/2026', effectiveDate: '2026-11-20', mid }],
});

async function publicService(reply: { status?: number; body: unknown; isSilent?: boolean }) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (reply.isSilent) return;
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { requested, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, reply };
}

async function watched(url: string) {
  const { parts } = await freshService();
  const clock = { now: 1_000_000 };
  const failures: unknown[] = [];
  const options = {
    db: parts.store.db,
    url,
    now: () => clock.now,
    onFailure: (error: unknown) => failures.push(error),
  };
  return { clock, failures, rate: new ExchangeRate(options), restarted: () => new ExchangeRate(options) };
}

describe('the euro rate', () => {
  it('is relayed at the path of the public service', async () => {
    const { url, requested } = await publicService({ body: answerWith(4.2345) });
    const { asVisitor } = await freshService({ exchangeRateUrl: url });
    const response = await asVisitor('GET', `${PATH}?format=json`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(answerWith(4.2345));
    expect(requested).toEqual(['/api/exchangerates/rates/a/eur/?format=json']);
  });

  it('is requested once an hour, however many need it', async () => {
    const { url, requested, reply } = await publicService({ body: answerWith(4.2) });
    const { rate, clock } = await watched(url);
    expect(await Promise.all([rate.mid(), rate.mid(), rate.mid()])).toEqual([4.2, 4.2, 4.2]);
    clock.now += HOUR - 1;
    reply.body = answerWith(4.3);
    expect(await rate.mid()).toBe(4.2);
    expect(requested).toHaveLength(1);
    clock.now += 1;
    expect(await rate.mid()).toBe(4.3);
    expect(requested).toHaveLength(2);
  });

  it('is the last known one during an outage, also after a restart', async () => {
    const { url, requested, reply } = await publicService({ body: answerWith(4.2) });
    const { rate, restarted, clock, failures } = await watched(url);
    await rate.mid();
    reply.status = 500;
    clock.now += 100 * 24 * HOUR;
    expect(await rate.mid()).toBe(4.2);
    expect(failures).toHaveLength(1);
    expect(await restarted().mid()).toBe(4.2);
    expect(requested).toHaveLength(3);
  });

  it('never counts as fresh if dated by a clock that was ahead, also after a restart', async () => {
    const { url, requested, reply } = await publicService({ body: answerWith(4.2) });
    const { rate, restarted, clock } = await watched(url);
    clock.now += 365 * 24 * HOUR;
    await rate.mid();
    clock.now -= 365 * 24 * HOUR;
    const again = restarted();
    reply.body = answerWith(4.3);
    expect(await rate.mid()).toBe(4.3);
    reply.body = answerWith(4.4);
    clock.now -= 1;
    expect(await again.mid()).toBe(4.4);
    expect(requested).toHaveLength(3);
  });

  it('is requested again if the last failure was dated by a clock that was ahead', async () => {
    const { url, reply } = await publicService({ status: 503, body: '' });
    const { rate, clock } = await watched(url);
    clock.now += 24 * HOUR;
    expect(await rate.mid()).toBeNull();
    clock.now -= 24 * HOUR;
    Object.assign(reply, { status: 200, body: answerWith(4.25) });
    expect(await rate.mid()).toBe(4.25);
  });

  it('pauses after a failure of the public service, then updates', async () => {
    const { url, requested, reply } = await publicService({ status: 503, body: '' });
    const { rate, clock } = await watched(url);
    expect(await rate.mid()).toBeNull();
    expect(await rate.mid()).toBeNull();
    expect(requested).toHaveLength(1);
    Object.assign(reply, { status: 200, body: answerWith(4.25) });
    clock.now += 30_000;
    expect(await rate.mid()).toBe(4.25);
  });

  it.each([
    ['no JSON', '<html>'],
    ['another currency', { ...answerWith(4.2), code: 'USD' }],
    ['no rates', { ...answerWith(4.2), rates: [] }],
    ['a rate of 0', answerWith(0)],
    ['a rate below 0', answerWith(-4)],
    ['a rate that is a text', answerWith('4.2')],
  ])('is never taken from an answer with %s', async (_, body) => {
    const { url, reply } = await publicService({ body: answerWith(4.2) });
    const { rate, clock, failures } = await watched(url);
    await rate.mid();
    reply.body = body;
    clock.now += HOUR;
    expect(await rate.mid()).toBe(4.2);
    expect(failures).toHaveLength(1);
  });

  it('does not wait for an endless answer', async () => {
    const ended: Promise<unknown>[] = [];
    const server = createServer((_, response) => {
      ended.push(once(response, 'close'));
      const more = () => response.writable && response.write('0'.repeat(60_000), more);
      more();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.close();
    });
    await once(server, 'listening');
    const { rate, failures } = await watched(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await rate.mid()).toBeNull();
    expect(String(failures[0])).toContain('responded with more than 100000 bytes');
    await Promise.all(ended);
  });

  it('is the shop’s own if set', async () => {
    const { url, requested } = await publicService({ body: answerWith(4.2) });
    const { asVisitor, asAdministrator, parts } = await freshService({ exchangeRateUrl: url });
    const { id } = await parts.store.add('settings', { kind: 'prices' }, { id: 'prices' });
    const euroRate = { source: 'hand', rate: 4.5, date: '2026-11-20' };
    await asAdministrator('PATCH', `/api/documents/settings/${id}`, { euroRate });
    const { rates } = await (await asVisitor('GET', PATH)).json();
    expect(rates).toEqual([{ no: '', effectiveDate: '2026-11-20', mid: 4.5 }]);
    expect([await parts.exchangeRate.mid(), requested]).toEqual([4.5, []]);
    await asAdministrator('PATCH', `/api/documents/settings/${id}`, { euroRate: { source: 'service' } });
    await parts.snapshots.get('texts');
    expect(await parts.exchangeRate.mid()).toBe(4.2);
  });

  it('that was never known is a refusal', async () => {
    const { asVisitor } = await freshService({ exchangeRateUrl: 'http://127.0.0.1:1' });
    const response = await asVisitor('GET', `${PATH}?format=json`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'no-exchange-rate', message: expect.any(String) });
  });

  it('delays nothing else while the public service is silent', async () => {
    const { url, reply } = await publicService({ isSilent: true, body: '' });
    const { asVisitor } = await freshService({ exchangeRateUrl: url });
    const waiting = asVisitor('GET', PATH);
    const first = await Promise.race([waiting, asVisitor('GET', '/api/snapshots/standard')]);
    expect(first.headers.get('etag')).toBeTruthy();
    reply.isSilent = false;
    expect((await waiting).status).toBe(503);
  });
});
