import * as v from 'valibot';

/** The answer of the public service (the National Bank of Poland's table A). */
export const answerSchema = v.object({
  table: v.string(),
  currency: v.string(),
  code: v.literal('EUR'),
  rates: v.pipe(
    v.array(
      v.object({
        no: v.string(),
        effectiveDate: v.string(),
        /** Złotys for one euro. */
        mid: v.pipe(v.number(), v.finite(), v.gtValue(0)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
});

export type ExchangeRateAnswer = v.InferOutput<typeof answerSchema>;
