import * as v from 'valibot';

/** What a photometric file says of the flux beside its intensities (D48). */
export const statedFluxSchema = v.object({
  /** lm */
  lumens: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  /** Of the lamps alone: a luminaire gives no more, and may well give less. */
  isOfLamps: v.boolean(),
});
export type StatedFlux = v.InferOutput<typeof statedFluxSchema>;

/** From here on two fluxes contradict each other, as a share of the one that is stated. */
export const MOST_OFF = 0.05;

/** Two fluxes of one file that cannot both be right. */
export interface FluxDoubt {
  /** lm, as the intensities give it. */
  flux: number;
  stated: StatedFlux;
}

/** Null where the intensities give what the file states, or it states nothing. @param flux lm, as they give it */
export function fluxDoubt(flux: number, stated: StatedFlux | null | undefined): FluxDoubt | null {
  if (!stated) return null;
  const off = (flux - stated.lumens) / stated.lumens;
  return off > MOST_OFF || (off < -MOST_OFF && !stated.isOfLamps) ? { flux, stated } : null;
}
