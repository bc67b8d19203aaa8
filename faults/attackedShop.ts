import type { CollectionName } from '@lumitor/domain/collections/collections';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import type { AccountRole } from '@lumitor/domain/people/roles';
import { UNSET } from '@lumitor/domain/settings/settings';
import { orderRequest } from '../packages/server/testing/oneRail.ts';
import { ldt } from '../packages/server/testing/photometry.ts';
import { pngOf } from '../packages/server/testing/png.ts';
import { SAMPLES } from '../packages/server/testing/samples.ts';
import { type GeneratedPerson, ROLES } from '../packages/server/testing/security/generatedRequest.ts';
import type { Named } from '../packages/server/testing/security/named.ts';
import type { Attacked, HeadersOf } from '../packages/server/testing/security/sendGenerated.ts';
import { newAccount, signIn } from './accounts.ts';
import { ADMINISTRATOR, CLIENT_HEADER } from './instance.ts';
import { type Answer, nameOf, callService as send } from './send.ts';

/** A longer URL may break the connection before its refusal arrives. */
const MAX_ADDRESS = 14_000;
const OFFER = { language: 'PL', validUntil: '2099-12-31' };
const GIVEN = { settings: 'shop', serviceSettings: 'mail' };
const MADE = (Object.keys(SAMPLES) as CollectionName[]).filter(
  (name) => !(name in GIVEN) && name !== 'reflinksdownload',
);

const settingsOf = (mail: object): Record<string, object> => ({
  'settings/shop': UNSET.shop,
  'settings/prices': UNSET.prices,
  'settings/lines': UNSET.lines,
  'settings/documents': UNSET.documents,
  'settings/orders': UNSET.orders,
  'serviceSettings/mail': mail,
  'serviceSettings/webhook': { ...UNSET.webhook, url: 'http://127.0.0.1:9/', allowsPrivate: true },
});

export class AttackedShop {
  readonly headersOf: HeadersOf = {};
  readonly #url: string;
  readonly #keeper: string;
  readonly #settings: Record<string, object>;
  readonly #emails: Partial<Record<GeneratedPerson, string>> = {};
  #named = { ids: { ...GIVEN }, password: ADMINISTRATOR.password } as unknown as Named;

  private constructor(url: string, recorder: string, mail: object) {
    this.#url = url;
    this.#keeper = recorder;
    this.#settings = settingsOf(mail);
  }

  static async open(url: string, mail: object): Promise<AttackedShop> {
    const recorder = await signIn(url);
    const shop = new AttackedShop(url, recorder, mail);
    await shop.#do('POST', '/api/documents/partTables', DEFAULT_PART_TABLES.standard, recorder);
    const ended = await signIn(url);
    await shop.#do('POST', '/api/auth/sign-out', {}, ended);
    shop.headersOf.ended = { cookie: ended };
    await shop.renew();
    return shop;
  }

  attacked(): Attacked {
    const url = this.#url;
    return {
      ...this.#named,
      sendFrom: (address) => (method, path, body, headers) =>
        fetch((url + path).slice(0, MAX_ADDRESS), {
          method,
          headers: { origin: url, [CLIENT_HEADER]: address, ...headers },
          body: (body ?? null) as string | null,
          redirect: 'manual',
          signal: AbortSignal.timeout(60_000),
        }),
    };
  }

  /** A new owner each time avoids rate limits. */
  async renew(): Promise<void> {
    const named = this.#named;
    if (named.administrator)
      await this.#do('POST', '/api/people/deactivate', { email: named.administrator }, this.#keeper);
    await this.#account('administrator', 'owner');

    for (const role of ROLES) await this.renewSession(role);
    for (const [path, fields] of Object.entries(this.#settings))
      await this.#do('PATCH', `/api/documents/${path}`, fields);
    for (const collection of MADE) named.ids[collection] = await this.#document(collection);
    await this.#renewFiles();
    await this.#renewOrder();
    this.#named.customers = [await this.#customer('Jan'), await this.#customer('Jan Nowak')];
    await this.#renewAccess();
  }

  async renewSession(person: GeneratedPerson): Promise<void> {
    const role = person === 'administrator' ? 'owner' : ROLES.find((each) => each === person);
    if (!role) return;
    const { cookie } = this.headersOf[person] ?? {};
    const isIn = cookie && (await send(this.#url, '/api/people/me', { cookie })).status === 200;
    if (isIn) return;
    const email = this.#emails[person];
    const again = email && (await signIn(this.#url, { ...ADMINISTRATOR, email }).catch(() => null));
    if (again) this.#enter(person, again);
    else await this.#account(person, role);
  }

  async #account(person: GeneratedPerson, role: AccountRole): Promise<void> {
    const email = await newAccount(this.#url, this.#keeper, role);
    this.#emails[person] = email;
    this.#enter(person, await signIn(this.#url, { ...ADMINISTRATOR, email }));
    if (role !== 'owner') return;
    this.#named.administrator = email;
    const { password } = ADMINISTRATOR;
    const { totpURI, backupCodes } = await this.#do('POST', '/api/auth/two-factor/enable', { password });
    this.#named.secret = new URL(totpURI).searchParams.get('secret') ?? '';
    this.#named.backupCodes = backupCodes;
  }

  #enter(person: GeneratedPerson, cookie: string): void {
    this.headersOf[person] = { cookie };
    if (person === 'administrator') this.headersOf.foreign = { cookie, origin: 'https://evil.example' };
  }

  #send(method: string, path: string, body?: object, cookie = this.headersOf.administrator?.cookie ?? '') {
    return send(this.#url, path, { method, cookie, ...(body && { body }) });
  }

  /** @throws Error if the request is refused */
  async #do(
    ...requested: [method: string, path: string, body?: object, cookie?: string]
  ): Promise<Answer['body']> {
    const answer = await this.#send(...requested);
    if (answer.status < 400) return answer.body;
    throw new Error(
      `${requested[0]} ${requested[1]} was refused (${nameOf(answer)}: ${answer.body?.message}).`,
    );
  }

  async #isThere(path: string, cookie?: string): Promise<boolean> {
    return (await this.#send('GET', path, undefined, cookie)).status === 200;
  }

  async #document(collection: CollectionName): Promise<string> {
    const own = collection === 'views' ? { owner: this.#named.administrator } : { isBlack: true };
    const fields = { ...SAMPLES[collection], ...(/views|connections/.test(collection) && own) };
    const id = this.#named.ids[collection];
    const path = `/api/documents/${collection}`;
    if (id && (await this.#send('PATCH', `${path}/${id}`, fields)).status === 200) return id;
    const added = await this.#send('POST', path, fields);
    if (added.status === 201) return added.body.id;
    const { documents } = await this.#do('GET', `${path}?limit=1`);
    return documents[0].id;
  }

  async #customer(name: string): Promise<string> {
    const added = await this.#do('POST', '/api/customers', { key: crypto.randomUUID(), fields: { name } });
    return added.id;
  }

  async #renewFiles(): Promise<void> {
    const named = this.#named;
    const { cookie = '' } = this.headersOf.administrator ?? {};
    const upload = (folder: string, bytes: Uint8Array<ArrayBuffer>, mediaType: string) =>
      send(this.#url, `/api/files/${folder}`, { method: 'POST', body: bytes, mediaType, cookie });
    if (!named.file || !(await this.#isThere(`/files/${named.file}`)))
      named.file = (await upload('images', Uint8Array.from(pngOf(8, 8)), 'image/png')).body.path;
    if (!named.photometry || !(await this.#isThere(named.photometry)))
      named.photometry = (await upload('photometry', new TextEncoder().encode(ldt()), 'text/plain')).body.url;
  }

  async #renewOrder(): Promise<void> {
    const named = this.#named;
    const confirmed = { powerExceeded: true, missingArticles: true, impossibleLayout: true };
    const order = { ...orderRequest(named.ids.connections, 0), confirmed, email: 'jan@example.com' };
    const { totals } = (await this.#send('POST', '/api/orders', order)).body;
    named.order = { ...order, seen: { net: totals?.net ?? 0, currency: 'PLN' } };
    const { reflinksdownload: id } = named.ids;
    if (!id || !(await this.#isThere(`/api/orders/${id}`)))
      named.ids.reflinksdownload = (await this.#do('POST', '/api/orders', named.order)).id;
    const path = `/api/orders/${named.ids.reflinksdownload}`;
    const { offers } = await this.#do('GET', `${path}/work`);
    if (offers.length === 0) await this.#do('POST', `${path}/offers`, { ...OFFER, key: crypto.randomUUID() });
    if (!named.orderFile || !(await this.#isThere(`${path}/files/${named.orderFile}`))) {
      const body = new TextEncoder().encode('bytes');
      const { cookie = '' } = this.headersOf.administrator ?? {};
      const stored = await send(this.#url, `${path}/files?name=plan.pdf`, { method: 'POST', body, cookie });
      named.orderFile = stored.body.id;
    }
  }

  async #renewAccess(): Promise<void> {
    const named = this.#named;
    const operations = [{ kind: 'add', collection: 'bindings', fields: SAMPLES.bindings }];
    named.batch = (await this.#do('POST', '/api/changes', { reason: { kind: 'add' }, operations })).batch;
    named.unsent = (await this.#do('GET', '/api/outbox')).rows[0]?.id ?? 'none';
    named.key = (await this.#do('POST', '/api/keys', { name: 'ERP' }, this.#keeper)).id;
    const { authorization } = this.headersOf.program ?? {};
    if (!authorization) {
      const { key } = await this.#do('POST', '/api/keys', { name: 'ERP 2' }, this.#keeper);
      this.headersOf.program = { authorization: `Bearer ${key}` };
    }
    named.account = await newAccount(this.#url, this.#keeper, 'viewer');
    const invited = async (email: string) => {
      const { link } = await this.#do('POST', '/api/people/invite', { email, role: 'viewer' }, this.#keeper);
      return new URL(link).hash.slice(1);
    };
    named.invited = `${crypto.randomUUID()}@lumitor.test`;
    named.tokens = [await invited(`${crypto.randomUUID()}@lumitor.test`), await invited(named.invited)];
  }
}
