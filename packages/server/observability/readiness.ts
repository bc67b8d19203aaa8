import type { Check } from './check.ts';

/** What the service needs for its work. */
export const NEEDS = ['database', 'storage'] as const;
export type Need = (typeof NEEDS)[number];

/** `ok` or why not, of each need that was asked for. */
export type ReadinessAnswer = { isReady: boolean } & Partial<Record<Need, string>>;

/** Whether requests should be sent to this instance. */
export class Readiness {
  readonly #checks: Readonly<Record<Need, Check>>;
  #isStopping = false;

  constructor(checks: Readonly<Record<Need, Check>>) {
    this.#checks = checks;
  }

  /** From now on it is not ready, so that a load balancer looks elsewhere. */
  stop(): void {
    this.#isStopping = true;
  }

  async current(needs: readonly Need[] = NEEDS): Promise<ReadinessAnswer> {
    const said = await Promise.all(
      needs.map(async (need) => [need, this.#isStopping ? 'stopping' : await this.#checks[need]()] as const),
    );
    const isReady = !this.#isStopping && said.every(([, answer]) => answer === 'ok');
    return { isReady, ...Object.fromEntries(said) };
  }
}
