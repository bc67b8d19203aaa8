import * as v from 'valibot';
import { languageCode } from '../catalogue/field.ts';
import { UNSET_PRICES } from './languagePrices.ts';

const languagePricesSchema = v.strictObject({
  currency: v.picklist(['PLN', 'EUR']),
  vatPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  showsGross: v.boolean(),
});

export const pricesSchema = v.strictObject({
  kind: v.literal('prices'),
  /** Of languages with prices of their own, by their codes in capitals. */
  byLanguage: v.optional(v.record(languageCode, languagePricesSchema), UNSET_PRICES.byLanguage),
  /** Of every other language. */
  others: v.optional(languagePricesSchema, UNSET_PRICES.others),
  /** Zloty for one euro: the National Bank's, asked for each hour, or what the shop says, with the day it is of. */
  euroRate: v.optional(
    v.variant('source', [
      v.strictObject({ source: v.literal('service') }),
      v.strictObject({
        source: v.literal('hand'),
        rate: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1_000)),
        date: v.pipe(v.string(), v.isoDate()),
      }),
    ]),
    { source: 'service' },
  ),
});

export type PriceSettings = v.InferOutput<typeof pricesSchema>;
