import { setTimeout as delay } from 'node:timers/promises';
import type { Ms, Seconds } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { type Answer, nameOf } from './send.ts';

const PAUSE: Ms = 50;

export class Answers {
  readonly #counts = new Map<string, number>();
  #longest = 0;

  /** @returns null without an answer */
  async count(request: Promise<Answer>): Promise<Answer | null> {
    const began = performance.now();
    const answer = await request.catch(() => null);
    this.#longest = Math.max(this.#longest, performance.now() - began);
    this.#counts.set(nameOf(answer), (this.#counts.get(nameOf(answer)) ?? 0) + 1);
    return answer;
  }

  /** @param expected answers that must occur @param possible may occur; all others are faults */
  rows(what: string, expected: readonly string[], possible: readonly string[] = []): Measured[] {
    const targetOf = (name: string) =>
      expected.includes(name) ? { least: 1 } : possible.includes(name) ? undefined : { most: 0 };
    return [...new Set([...expected, ...this.#counts.keys()])].map((name) => {
      const target = targetOf(name);
      const value = this.#counts.get(name) ?? 0;
      return { what: `${what}: ${name}`, value, unit: '', ...(target ? { target } : {}) };
    });
  }

  wait(what: string, most: Seconds): Measured {
    return { what: `${what}: longest wait`, value: this.#longest / 1_000, unit: 's', target: { most } };
  }
}

export interface Demand {
  clients: number;
  send(): Promise<Answer>;
}

export async function answersDuring<Name extends string>(
  duration: Ms,
  demands: Record<Name, Demand>,
): Promise<Record<Name, Answers>> {
  const end = performance.now() + duration;
  const requested = Object.entries<Demand>(demands).map(async ([name, { clients, send }]) => {
    const answers = new Answers();
    const client = async () => {
      do {
        await answers.count(send());
        await delay(PAUSE);
      } while (performance.now() < end);
    };
    await Promise.all(Array.from({ length: clients }, client));
    return [name, answers] as const;
  });
  return Object.fromEntries(await Promise.all(requested)) as Record<Name, Answers>;
}
