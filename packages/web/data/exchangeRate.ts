import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { loadLine } from './catalogue.ts';
import { MESSAGES } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';
import { sharedStore } from './shared.ts';

const PATH = '/api/exchangerates/rates/a/eur/?format=json';

interface EuroTable {
  mid: number;
  /** Number of the bank's table; empty if the shop sets the rate. */
  no: string;
  effectiveDate: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function firstRate(body: unknown): EuroTable | null {
  const { rates } = (body ?? {}) as { rates?: unknown };
  const { mid, no, effectiveDate } = ((Array.isArray(rates) && rates[0]) || {}) as Record<string, unknown>;
  return typeof mid === 'number' && Number.isFinite(mid) && mid > 0
    ? { mid, no: textOf(no), effectiveDate: textOf(effectiveDate) }
    : null;
}

/** Null on failure. */
export async function fetchEuroTable(): Promise<EuroTable | null> {
  const answer = await request(PATH, { retryFor: RETRY_FOR.waiting });
  const rate = answer.ok ? firstRate(answer.body) : null;
  if (!rate) console.error(MESSAGES.exchangeRateFailed);
  return rate;
}

export const fetchEuroRate = async (): Promise<number | null> => (await fetchEuroTable())?.mid ?? null;

/** A failure leaves the known rate. */
export async function loadEuroRate(): Promise<void> {
  const euroRate = await fetchEuroRate();
  if (euroRate !== null) sharedStore.setState({ euroRate });
}

export async function renewLine(line: ProductLine): Promise<void> {
  if (await loadLine(line)) void loadEuroRate();
}
