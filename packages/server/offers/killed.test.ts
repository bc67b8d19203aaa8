import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { OFFER_KEY_HEADER } from '@lumitor/domain/order/offerAnswer';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { addressOf, startChild } from '../testing/child.ts';
import { offeringShop } from '../testing/offeringShop.ts';
import { postOrder } from '../testing/orderShop.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const ORDERS = 8;
const DEVICES = 2;
const KILLS = 6;
/** Longest time between the first answer and the kill. */
const LONGEST = 120;

interface Answer {
  path: string;
  body: { key: string };
  headers: Record<string, string>;
}

/** Orders with a sent offer each, and the answers of two devices to each. */
async function answersOf(dataDir: string): Promise<{ ids: string[]; answers: Answer[] }> {
  const database = await openDatabase({ dataDir });
  const shop = await offeringShop({ dataDir, database });
  const ids: string[] = [];
  const answers: Answer[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const request = { ...shop.request, idempotencyKey: randomUUID() };
    const { id } = await (await postOrder(shop, request)).json();
    await shop.offer({}, id);
    const { offerLink, number } = await (await shop.asAdministrator('GET', `/api/orders/${id}/work`)).json();
    ids.push(id);
    for (let device = 0; device < DEVICES; device += 1)
      answers.push({
        path: `/api/offers/${id}/answer`,
        body: {
          ...{ key: randomUUID(), language: 'PL', kind: 'accepted', number: `${number}-1` },
          ...{ name: `Anna ${device}`, role: '', consent: true },
        } as Answer['body'],
        headers: { [OFFER_KEY_HEADER]: new URL(offerLink).hash.slice(1) },
      });
  }
  await database.close();
  return { ids, answers };
}

it('answers to offers survive kills of the service: none is lost, and none counts twice', async () => {
  const dataDir = await temporaryFolder();
  const { ids, answers } = await answersOf(dataDir);
  const acknowledged = new Map<string, string>();
  let network = 0;
  const send = async (address: string, { path, body, headers }: Answer): Promise<number> => {
    network += 1;
    const from = { 'x-client': `10.1.${network >> 8}.${network & 255}` };
    const answer = await fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, ...headers, ...from },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) return answer.status;
    const known = acknowledged.get(path);
    expect(known ?? body.key, 'two answers to one offer were acknowledged').toBe(body.key);
    acknowledged.set(path, body.key);
    return answer.status;
  };
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const child = startChild({ DATA_DIR: dataDir, CLIENT_IP_HEADER: 'x-client' }, '--empty');
    const address = await addressOf(child);
    const isLast = kill === KILLS;
    const sent = answers.map((answer) => send(address, answer).catch(() => 0));
    if (isLast) {
      const statuses = await Promise.all(sent);
      expect(statuses.filter((status) => status === 201)).toHaveLength(ORDERS);
      expect(statuses.filter((status) => status === 409)).toHaveLength(ORDERS * (DEVICES - 1));
    } else await delay((LONGEST * kill) / KILLS);
    child.process.kill('SIGKILL');
    await child.ended;
    await Promise.all(sent);
  }

  const database = await openDatabase({ dataDir });
  const { db } = database;
  const stored = await db.selectFrom('offerAnswers').select(['orderId', 'key']).execute();
  expect(
    Object.fromEntries(stored.map(({ orderId, key }) => [`/api/offers/${orderId}/answer`, key])),
  ).toEqual(Object.fromEntries(acknowledged));
  expect(stored).toHaveLength(ORDERS);
  for (const id of ids) {
    const events = await db.selectFrom('orderEvents').select(['kind']).where('orderId', '=', id).execute();
    const count = (kind: string) => events.filter((event) => event.kind === kind).length;
    expect([count('offerAccepted'), count('status')]).toEqual([1, 2]);
    const mails = await db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'mail')
      .where('lane', '=', 'visitor')
      .where('orderId', '=', id)
      .execute();
    // The saved order, and the answer to both of its readers.
    expect(mails).toHaveLength(3);
  }
  await database.close();
});
