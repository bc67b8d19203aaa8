import fc from 'fast-check';
import { type Measured, median } from '../bench/measured.ts';
import { openMailServer } from '../packages/server/testing/openMailServer.ts';
import {
  type GeneratedRequest,
  generatedRequest,
} from '../packages/server/testing/security/generatedRequest.ts';
import { sendGenerated } from '../packages/server/testing/security/sendGenerated.ts';
import { type AnswerKind, AnswerShares, isFault, kindOf } from './answerShares.ts';
import { AttackedShop } from './attackedShop.ts';
import { type Engine, embedded } from './engines.ts';
import { watchHealth } from './healthWatch.ts';
import { startInstance } from './instance.ts';
import { footprint } from './process.ts';
import { publicService } from './publicService.ts';

const ROUND = 500;
const CLIENTS = 8;
const REPORTED = 20;

/** Event streams are endless. */
async function answerTo(request: GeneratedRequest, shop: AttackedShop): Promise<AnswerKind> {
  try {
    const response = await sendGenerated(request, shop.attacked(), shop.headersOf);
    const isEndless = response.headers.get('content-type') === 'text/event-stream';
    if (!isEndless) return kindOf(response.status, await response.text());
    await response.body?.cancel();
    return kindOf(response.status);
  } catch {
    return 'no answer';
  }
}

class Attack {
  readonly answers = new AnswerShares();
  readonly #shop: AttackedShop;
  readonly #seed: number;
  readonly #memory: () => number;
  #sent = 0;
  #faults = 0;

  constructor(shop: AttackedShop, seed: number, memory: () => number) {
    this.#shop = shop;
    this.#seed = seed;
    this.#memory = memory;
  }

  /** @returns megabytes: minimum of the second half, because large heaps are collected rarely */
  async send(count: number): Promise<number> {
    const looks: number[] = [];
    for (const end = this.#sent + count; this.#sent < end; ) {
      const numRuns = Math.min(ROUND, end - this.#sent);
      const waiting = fc.sample(generatedRequest, { numRuns, seed: this.#seed + this.#sent });
      await this.#shop.renew();
      const client = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await this.#send(next);
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
      this.#sent += numRuns;
      looks.push(this.#memory());
    }
    return Math.min(...looks.slice(Math.trunc(looks.length / 2)));
  }

  async #send(request: GeneratedRequest): Promise<void> {
    const kind = await answerTo(request, this.#shop);
    this.answers.count(kind);
    if (isFault(kind)) this.#report(kind, request);
    if (/\/(auth|people)\//.test(request.operation.route)) await this.#shop.renewSession(request.person);
  }

  #report(kind: AnswerKind, request: GeneratedRequest): void {
    this.#faults += 1;
    if (this.#faults > REPORTED) return;
    const { route } = request.operation;
    console.error(`Met by ${kind}: ${route} (round from ${this.#sent}): ${fc.stringify(request)}`);
  }
}

/** `Math.max(...)` would exceed the limit of arguments. */
const longest = (waits: readonly number[]) => waits.reduce((most, wait) => Math.max(most, wait), 0);

interface Options {
  warm: number;
  count: number;
  seed?: number;
}

export async function attack(
  name: string,
  openEngine: () => Promise<Engine>,
  { warm, count, seed = Math.trunc(Math.random() * 2 ** 31) }: Options,
): Promise<Measured[]> {
  const engine = await openEngine();
  const [mail, rate] = [await openMailServer(), await publicService()];
  const settings = { ...engine.settings, EXCHANGE_RATE_URL: rate.url, LOG_LEVEL: 'error' };
  const instance = await startInstance(settings);
  const adjacent = await embedded();
  const idle = await startInstance(adjacent.settings);
  try {
    const { url } = instance;
    console.log(`${name}: generated requests by the seed ${seed}`);
    const memory = () => footprint(instance)?.memory ?? Number.NaN;
    const attacking = new Attack(await AttackedShop.open(url, mail.settings), seed, memory);
    const before = await attacking.send(warm);
    const [endWatch, endIdle] = [watchHealth(url), watchHealth(idle.url)];
    const after = await attacking.send(count);
    const [waits, idleWaits] = [await endWatch(), await endIdle()];
    const logged = instance.lines.filter((line) =>
      /"level":"error"(?!.*("msg":"request"|no answer within))/.test(line),
    );
    for (const line of logged.slice(0, REPORTED)) console.error(line);
    return [
      { what: `${name}: generated requests to warm up`, value: warm, unit: '' },
      { what: `${name}: generated requests after that`, value: count, unit: '' },
      ...attacking.answers.rows(name),
      { what: `${name}: errors logged`, value: logged.length, unit: '', target: { most: 0 } },
      { what: `${name}: memory before`, value: before, unit: 'MB' },
      { what: `${name}: memory after against before`, value: after / before, unit: '' },
      { what: `${name}: answers of /healthz beside`, value: waits.length, unit: '', target: { least: 1 } },
      { what: `${name}: half of the waits of /healthz`, value: median(waits), unit: 'ms' },
      // Delays that the machine itself causes.
      { what: `${name}: longest wait of an idle service`, value: longest(idleWaits), unit: 'ms' },
      { what: `${name}: longest wait of /healthz`, value: longest(waits), unit: 'ms' },
      ...instance.ends(),
    ];
  } finally {
    await Promise.all([instance.kill(), idle.kill(), mail.close(), rate.close()]);
    await Promise.all([engine.close(), adjacent.close()]);
  }
}
