import { describe, expect, it } from 'vitest';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

async function open(
  service: Service,
  lastEventId?: string,
  as: 'asVisitor' | 'asAdministrator' = 'asVisitor',
) {
  const response = await service[as](
    'GET',
    '/api/events',
    undefined,
    lastEventId ? { 'last-event-id': lastEventId } : {},
  );
  const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  return { response, next, reader, greeting: await next() };
}

const idIn = (message: string) => /^id: (.+)$/m.exec(message)?.[1] ?? '';

describe('an open browser', () => {
  it('receives the changed snapshot with its new tag', async () => {
    const service = await freshService();
    const { response, next } = await open(service);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    await service.parts.store.add('bindings', SAMPLES.bindings);
    const event = await next();
    const { etag } = await service.parts.snapshots.get('standard');
    expect(event).toMatch(/^id: \S+\nevent: snapshot\ndata: \{.*\}\n\n$/);
    expect(JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '')).toEqual({ snapshot: 'standard', etag });
  });

  it('receives nothing for a write that visitors cannot see', async () => {
    const service = await freshService();
    const { next } = await open(service);
    await service.parts.store.add('bindings', { ...SAMPLES.bindings, active: false });
    await service.parts.snapshots.get('standard');
    await service.parts.store.add('languages', SAMPLES.languages);
    expect(await next()).toContain('"snapshot":"texts"');
  });

  it('that reconnects receives exactly what it missed', async () => {
    const service = await freshService();
    const first = await open(service);
    await first.reader.cancel();
    await service.parts.store.add('microBindings', SAMPLES.microBindings);
    const second = await open(service, idIn(first.greeting));
    expect(second.greeting).toContain('"snapshot":"micro"');
    expect(second.greeting).not.toContain('"snapshot":"standard"');
    const third = await open(service, idIn(second.greeting));
    expect(third.greeting).not.toContain('event:');
  });

  it('is forgotten when it disconnects', async () => {
    const service = await freshService();
    const browsers = await Promise.all(Array.from({ length: 200 }, () => open(service)));
    expect(service.parts.broadcast.size).toBe(200);
    await Promise.all(browsers.map(({ reader }) => reader.cancel()));
    await expect.poll(() => service.parts.broadcast.size).toBe(0);
  });

  it('is disconnected when it stops reading, and the others continue', async () => {
    const service = await freshService();
    const { broadcast } = service.parts;
    await open(service);
    const reading = await open(service);
    for (let message = 0; message < 150; message += 1) {
      const heard = reading.next();
      const sent = `: ${message}${' '.repeat(1_000)}\n\n`;
      broadcast.send(sent);
      expect(await heard).toBe(sent);
    }
    expect(broadcast.size).toBe(1);
  });

  it('receives the end of the stream when the service stops', async () => {
    const service = await freshService();
    const { reader } = await open(service);
    service.parts.broadcast.close();
    expect((await reader.read()).done).toBe(true);
    expect(service.parts.broadcast.size).toBe(0);
  });
});

describe('an administrator’s open browser', () => {
  it('receives every change, also those hidden from visitors, and what it may have missed', async () => {
    const service = await freshService();
    const { greeting, next, reader } = await open(service, undefined, 'asAdministrator');
    await service.parts.store.add('bindings', { ...SAMPLES.bindings, active: false });
    expect(await next()).toBe('event: documents\ndata: {"collections":["bindings"]}\n\n');
    await reader.cancel();
    const again = await open(service, idIn(greeting), 'asAdministrator');
    expect(again.greeting).toContain('event: documents\ndata: {}\n\n');
  });
});
