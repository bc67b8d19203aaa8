import * as v from 'valibot';
import { MESSAGES } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';
import { sharedStore } from './shared.ts';

const PATH = '/api/exchangerates/rates/a/eur/?format=json';

const tableSchema = v.object({
  rates: v.pipe(
    v.array(
      v.object({
        mid: v.pipe(
          v.number(),
          v.finite(),
          v.check((mid) => mid > 0),
        ),
      }),
    ),
    v.minLength(1),
  ),
});

/** Zloty for one euro, or null. */
export async function fetchEuroRate(): Promise<number | null> {
  const answer = await request(PATH, { retryFor: RETRY_FOR.waiting });
  const table = answer.ok ? v.safeParse(tableSchema, answer.body) : null;
  if (table?.success) return table.output.rates[0]?.mid ?? null;
  console.error(MESSAGES.exchangeRateFailed);
  return null;
}

/** The last thing that is loaded, and nobody waits for it; a rate that is known stays where there is none. */
export async function loadEuroRate(): Promise<void> {
  const euroRate = await fetchEuroRate();
  if (euroRate !== null) sharedStore.setState({ euroRate });
}
