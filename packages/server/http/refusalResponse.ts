import type { Refused } from '../refusal/refused.ts';

const HEADERS = { 'cache-control': 'no-store' };

/** Proxies and programs know it by its header. */
const retryHeader = (details: object): Record<string, string> =>
  'retryAfter' in details ? { 'retry-after': String(details.retryAfter) } : {};

export const refusalResponse = ({ status, refusal, details }: Refused) =>
  Response.json({ ...details, ...refusal }, { status, headers: { ...HEADERS, ...retryHeader(details) } });
