import { afterEach, expect, it } from 'vitest';
import { PacedPort } from './pacedPort.ts';

const channels: MessageChannel[] = [];
afterEach(() => {
  for (const { port1, port2 } of channels.splice(0)) for (const port of [port1, port2]) port.close();
});

const part = (operators: number) => ({ stream: 5, chunk: { fnArray: new Array(operators).fill(1) } });

function paced() {
  const channel = new MessageChannel();
  channels.push(channel);
  const port = new PacedPort(channel.port1);
  const passed: unknown[] = [];
  port.addEventListener('message', ({ data }) => passed.push(data.chunk?.fnArray?.length ?? data));
  const send = (message: unknown) => channel.port2.postMessage(message);
  const sent = async () => {
    const last = new Promise<void>((resolve) => {
      port.addEventListener('message', ({ data }: { data: unknown }) => data === 'last' && resolve());
    });
    send('last');
    await last;
    passed.splice(passed.indexOf('last'), 1);
  };
  return { port, passed, send, sent };
}

it('delays parsed parts until earlier ones are painted, in order', async () => {
  const { port, passed, send, sent } = paced();
  for (const operators of [3000, 2000, 1500, 10]) send(part(operators));
  await sent();
  expect(passed).toEqual([3000, 2000]);
  port.progress(1000);
  expect(passed).toEqual([3000, 2000]);
  port.progress(1001);
  await Promise.resolve();
  expect(passed).toEqual([3000, 2000, 1500]);
  port.progress(2600);
  await Promise.resolve();
  expect(passed).toEqual([3000, 2000, 1500, 10]);
});

it('passes other messages at once, as painting may wait for a picture', async () => {
  const { passed, send, sent } = paced();
  send(part(5000));
  send(part(5000));
  send({ action: 'obj', data: 'picture' });
  await sent();
  expect(passed).toEqual([5000, { action: 'obj', data: 'picture' }]);
});

it('resets for each page', async () => {
  const { port, passed, send, sent } = paced();
  send(part(5000));
  await sent();
  port.restart();
  send(part(7));
  await sent();
  expect(passed).toEqual([5000, 7]);
});
