/** What the data service answers, in one shape, when it does not do what was asked. */
export interface Refusal {
  /** Stable word for programs, such as `invalid`, `not-found`, `total-changed`. */
  code: string;
  /** A sentence for people, in English: names the thing and the remedy. */
  message: string;
  /** Dotted path of the field at fault, where there is one: `priceEuro.dali`. */
  field?: string;
}
