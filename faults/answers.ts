import { setTimeout as delay } from 'node:timers/promises';
import type { Measured } from '../bench/measured.ts';
import { type Answer, nameOf } from './ask.ts';

/** Milliseconds from an answer to the next request of a client. */
const PAUSE = 50;

/** How one kind of request was answered during a fault. */
export class Answers {
  readonly #counts = new Map<string, number>();
  #longest = 0;

  /** Makes one request and counts its answer. @returns null where none came */
  async count(request: Promise<Answer>): Promise<Answer | null> {
    const began = performance.now();
    const answer = await request.catch(() => null);
    this.#longest = Math.max(this.#longest, performance.now() - began);
    this.#counts.set(nameOf(answer), (this.#counts.get(nameOf(answer)) ?? 0) + 1);
    return answer;
  }

  /**
   * @param expected answers of which each must have come
   * @param possible answers that may have come beside them; all others are faults
   */
  rows(what: string, expected: readonly string[], possible: readonly string[] = []): Measured[] {
    const targetOf = (name: string) =>
      expected.includes(name) ? { least: 1 } : possible.includes(name) ? undefined : { most: 0 };
    return [...new Set([...expected, ...this.#counts.keys()])].map((name) => {
      const target = targetOf(name);
      const value = this.#counts.get(name) ?? 0;
      return { what: `${what}: ${name}`, value, unit: '', ...(target ? { target } : {}) };
    });
  }

  /** The longest wait for an answer. @param most in seconds */
  wait(what: string, most: number): Measured {
    return { what: `${what}: longest wait`, value: this.#longest / 1_000, unit: 's', target: { most } };
  }
}

/** A kind of request, and how many clients make it all the time. */
export interface Demand {
  clients: number;
  ask(): Promise<Answer>;
}

/** What clients are answered for so many milliseconds; each asks again when it has its answer. */
export async function answersDuring<Name extends string>(
  duration: number,
  demands: Record<Name, Demand>,
): Promise<Record<Name, Answers>> {
  const end = performance.now() + duration;
  const asked = Object.entries<Demand>(demands).map(async ([name, { clients, ask }]) => {
    const answers = new Answers();
    const client = async () => {
      do {
        await answers.count(ask());
        await delay(PAUSE);
      } while (performance.now() < end);
    };
    await Promise.all(Array.from({ length: clients }, client));
    return [name, answers] as const;
  });
  return Object.fromEntries(await Promise.all(asked)) as Record<Name, Answers>;
}
