import type { Refused } from '../refusal/refused.ts';

const HEADERS = { 'cache-control': 'no-store' };

export const refusalResponse = ({ status, refusal, details }: Refused) =>
  Response.json({ ...details, ...refusal }, { status, headers: HEADERS });
