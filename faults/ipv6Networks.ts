import type { Measured } from '../bench/measured.ts';
import { openMailServer } from '../packages/server/testing/openMailServer.ts';
import { Answers } from './answers.ts';
import { embedded } from './engines.ts';
import { type Instance, startInstance } from './instance.ts';
import { nameOf, callService as send } from './send.ts';
import { openShop } from './shop.ts';

/** Hourly newsletter limits of one client, a /56 and a /48. */
const OF_CLIENT = 20;
const OF_HOUSEHOLD = 4 * OF_CLIENT;
const OF_SHOP = 120;

const households = (count: number) =>
  Array.from({ length: count }, (_, index) => `2001:db8:1:${(0x4200 + (index % 256)).toString(16)}::1`);
const sites = (count: number) =>
  Array.from({ length: count }, (_, index) => `2001:db8:2:${((index * 251) % 65_536).toString(16)}::1`);

const TOKEN = 'token-of-the-metrics';

const metricOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  );

export async function addFromIpv6(additions: number): Promise<Measured[]> {
  const engine = await embedded();
  const mail = await openMailServer({});
  let instance: Instance | null = null;
  try {
    instance = await startInstance({ ...engine.settings, METRICS_TOKEN: TOKEN });
    const { url } = instance;
    const { cookie } = await openShop(url);
    const body = { ...mail.settings, addressees: ['biuro@example.com'] };
    const set = await send(url, '/api/documents/serviceSettings/mail', { method: 'PATCH', body, cookie });
    if (set.status !== 200) throw new Error(`The mail server could not be set (${nameOf(set)}).`);
    let people = 0;
    const add = async (addresses: readonly (string | undefined)[]) => {
      const answers = new Answers();
      let added = 0;
      for (const address of addresses) {
        people += 1;
        const person = { email: `person-${people}@example.com` };
        const options = { method: 'POST', body: person, ...(address && { address }) };
        const answer = await answers.count(send(url, '/api/documents/emails', options));
        if (answer?.status === 201) added += 1;
      }
      return { answers, added };
    };
    const household = await add(households(additions));
    const neighbour = await add(['2001:db8:1:4300::1']);
    const site = await add(sites(additions));
    const elsewhere = await add(Array.from({ length: additions }, () => undefined));
    const metrics = await (
      await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    ).text();
    const reached = metricOf(metrics, 'lumitor_shop_bounds_reached_total{bound="newsletter mails"}');
    const all = household.added + neighbour.added + site.added + elsewhere.added;
    const most = { most: OF_HOUSEHOLD, least: Math.min(additions, OF_HOUSEHOLD) };
    return [
      { what: 'additions from the /64 of one /56', value: household.added, unit: '', target: most },
      { what: 'additions from the neighbour', value: neighbour.added, unit: '', target: { least: 1 } },
      { what: 'additions from the /64 of one /48', value: site.added, unit: '' },
      { what: 'additions of all, each with a mail', value: all, unit: '', target: { most: OF_SHOP } },
      {
        what: 'refusals by the ceiling of the shop',
        value: reached,
        unit: '',
        target: { least: 3 * additions > OF_SHOP ? 1 : 0 },
      },
      ...elsewhere.answers.rows('an addition from elsewhere', [], ['201', '429 too-many']),
      ...instance.ends(),
    ];
  } finally {
    await instance?.kill();
    await mail.close();
    await engine.close();
  }
}

export const run = (): Promise<Measured[]> => addFromIpv6(200);
