import type { Measured } from '../bench/measured.ts';
import { compareStored } from './stored.ts';
import type { Writers } from './writers.ts';

export class Tally {
  #acknowledged = 0;
  #unanswered = 0;
  #retried = 0;
  #lost = 0;
  #duplicates = 0;

  async settle(url: string, writers: Writers): Promise<void> {
    this.#unanswered += writers.unanswered;
    await writers.retry(url);
    const { lost, duplicates } = await compareStored(url, writers);
    this.#acknowledged += writers.acknowledgedAt.length;
    this.#retried += writers.retried;
    this.#lost += lost;
    this.#duplicates += duplicates;
  }

  /** @param least acknowledgements; fewer make the test void */
  rows(least: number): Measured[] {
    const none = { most: 0 };
    return [
      { what: 'writes acknowledged', value: this.#acknowledged, unit: '', target: { least } },
      {
        what: 'at first refused, or without an answer',
        value: this.#unanswered,
        unit: '',
        target: { least: 1 },
      },
      { what: 'of these acknowledged when sent again', value: this.#retried, unit: '' },
      { what: 'never acknowledged', value: this.#unanswered - this.#retried, unit: '', target: none },
      { what: 'acknowledged and lost', value: this.#lost, unit: '', target: none },
      { what: 'stored twice', value: this.#duplicates, unit: '', target: none },
    ];
  }
}
