/** Answer of the data service to a refused request. */
export interface Refusal {
  /** Stable word for programs, such as `invalid`, `not-found`, `total-changed`. */
  code: string;
  /** English sentence that names the thing and the remedy. */
  message: string;
  /** Dotted path of the faulty field: `priceEuro.dali`. */
  field?: string;
}
