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
        /** Of the bank's table; empty: the shop has set the rate. */
        no: v.optional(v.string(), ''),
        effectiveDate: v.optional(v.string(), ''),
      }),
    ),
    v.minLength(1),
  ),
});

/** Zloty for one euro with the day they are of, or null. */
export async function fetchEuroTable() {
  const answer = await request(PATH, { retryFor: RETRY_FOR.waiting });
  const table = answer.ok ? v.safeParse(tableSchema, answer.body) : null;
  if (table?.success) return table.output.rates[0] ?? null;
  console.error(MESSAGES.exchangeRateFailed);
  return null;
}

/** Zloty for one euro, or null. */
export const fetchEuroRate = async (): Promise<number | null> => (await fetchEuroTable())?.mid ?? null;

/** The last thing that is loaded, and nobody waits for it; a rate that is known stays where there is none. */
export async function loadEuroRate(): Promise<void> {
  const euroRate = await fetchEuroRate();
  if (euroRate !== null) sharedStore.setState({ euroRate });
}
