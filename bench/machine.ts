import type { Ms } from '@lumitor/domain/units';

/** Resource whose speed limits a measured time. */
export type Workload = 'compute' | 'page' | 'disk';

/** Times of the reference workloads (`reference.ts`), which contain no product code. */
export type Reference = Readonly<Record<Workload, Ms>>;

/**
 * Times on the machine for which the targets in milliseconds were set: those of a second machine, divided by what the
 * benchmarks of one commit took longer there (`page`: the lists of the administration).
 */
export const NOMINAL: Reference = { compute: 5.4, page: 9.2, disk: 4.3 };

/** How many times longer than the machine of the targets; 1 without a workload. */
export const slowness = (by: Workload | null | undefined, reference: Reference): number =>
  by ? reference[by] / NOMINAL[by] : 1;

/** Geometric mean of two references. */
export const between = (one: Reference, other: Reference): Reference => ({
  compute: Math.sqrt(one.compute * other.compute),
  page: Math.sqrt(one.page * other.page),
  disk: Math.sqrt(one.disk * other.disk),
});

export const inWords = (reference: Reference): string =>
  `machine: ${Object.entries(NOMINAL)
    .map(([workload, nominal]) => `${workload} × ${(reference[workload as Workload] / nominal).toFixed(2)}`)
    .join(', ')} of the time on the machine of the targets`;
