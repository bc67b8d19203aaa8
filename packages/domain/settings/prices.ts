import * as v from 'valibot';
import { day, languageCode } from '../catalogue/field.ts';
import { UNSET_PRICES } from './languagePrices.ts';

const languagePricesSchema = v.strictObject({
  currency: v.picklist(['PLN', 'EUR']),
  vatPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  showsGross: v.boolean(),
});

export const pricesSchema = v.strictObject({
  kind: v.literal('prices'),
  byLanguage: v.optional(v.record(languageCode, languagePricesSchema), UNSET_PRICES.byLanguage),
  others: v.optional(languagePricesSchema, UNSET_PRICES.others),
  /** National Bank's rate, updated hourly, or the shop's with its date. */
  euroRate: v.optional(
    v.variant('source', [
      v.strictObject({ source: v.literal('service') }),
      v.strictObject({
        source: v.literal('hand'),
        rate: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1_000)),
        date: day,
      }),
    ]),
    { source: 'service' },
  ),
});

export type PriceSettings = v.InferOutput<typeof pricesSchema>;
