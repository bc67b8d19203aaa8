import type { PriceSettings } from '@lumitor/domain/settings/prices';
import type { Bytes, Ms } from '@lumitor/domain/units';
import { Hono } from 'hono';
import * as v from 'valibot';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { Db } from '../database/schema.ts';
import { refused } from '../refusal/refused.ts';

export const PATH = '/api/exchangerates/rates/a/eur/';

const RETENTION: Ms = 60 * 60 * 1000;
/** No requests after a failure. */
const PAUSE: Ms = 30_000;
const TIMEOUT: Ms = 4_000;
const MAX_BYTES: Bytes = 100_000;

const answerSchema = v.object({
  table: v.string(),
  currency: v.string(),
  code: v.literal('EUR'),
  rates: v.pipe(
    v.array(
      v.object({
        no: v.string(),
        effectiveDate: v.string(),
        /** Złoty per euro. */
        mid: v.pipe(v.number(), v.finite(), v.gtValue(0)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
});

type ExchangeRateAnswer = v.InferOutput<typeof answerSchema>;

const storedRateSchema = v.object({ fetchedAt: v.number(), answer: answerSchema });
type StoredRate = v.InferOutput<typeof storedRateSchema>;

interface Options {
  db: Db;
  url: string;
  onFailure(error: unknown): void;
  setting?(): Promise<PriceSettings['euroRate']>;
  now?: () => Ms;
}

/** False for later times, from a clock that was ahead. */
const isWithin = (span: Ms, at: Ms, now: Ms): boolean => at <= now && now - at < span;

/** Stops at a limit, because a body may be endless. */
async function readSome(body: Response['body'], url: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > MAX_BYTES) throw new Error(`${url} responded with more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Euro rate of the National Bank of Poland, cached for an hour; the last known one during outages. A rate
 * set by the shop takes precedence (D59).
 */
export class ExchangeRate {
  readonly #options: Options & { now: () => Ms };
  #current: StoredRate | null = null;
  #isRead = false;
  #failedAt = Number.NEGATIVE_INFINITY;
  #request: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = { now: Date.now, ...options };
  }

  /** Null if no rate was ever known. */
  async current(): Promise<ExchangeRateAnswer | null> {
    const setting = await this.#options.setting?.();
    if (setting?.source === 'hand') {
      const { rate: mid, date: effectiveDate } = setting;
      return { table: '', currency: 'euro', code: 'EUR', rates: [{ no: '', effectiveDate, mid }] };
    }
    if (!this.#isRead) {
      const known = v.safeParse(storedRateSchema, await readMeta(this.#options.db, 'exchangeRate'));
      this.#current ??= known.success ? known.output : null;
      this.#isRead = true;
    }
    const now = this.#options.now();
    const isFresh = this.#current !== null && isWithin(RETENTION, this.#current.fetchedAt, now);
    if (!isFresh && !isWithin(PAUSE, this.#failedAt, now)) {
      this.#request ??= this.#renew().finally(() => {
        this.#request = null;
      });
      await this.#request;
    }
    return this.#current?.answer ?? null;
  }

  async mid(): Promise<number | null> {
    return (await this.current())?.rates[0]?.mid ?? null;
  }

  async #renew(): Promise<void> {
    const { db, url, now, onFailure } = this.#options;
    try {
      const response = await fetch(`${url}${PATH}?format=json`, {
        signal: AbortSignal.timeout(TIMEOUT),
        headers: { accept: 'application/json' },
      });
      if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
      const bytes = await readSome(response.body, url);
      this.#current = { fetchedAt: now(), answer: v.parse(answerSchema, JSON.parse(bytes.toString())) };
    } catch (error) {
      this.#failedAt = now();
      return onFailure(error);
    }
    await writeMeta(db, 'exchangeRate', this.#current).catch(onFailure);
  }
}

export const exchangeRateRoutes = (exchangeRate: ExchangeRate): Hono =>
  new Hono().get('/', async (c) => {
    const answer = await exchangeRate.current();
    if (!answer)
      throw refused(503, 'no-exchange-rate', 'The euro rate is not known yet. Try again in a minute.');
    return c.json(answer, 200, { 'cache-control': 'no-cache' });
  });
