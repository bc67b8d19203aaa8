import type { Measured } from '../bench/measured.ts';

/** `not ready`: no database; `not built`: no web app. */
const KINDS = [
  '2xx',
  '3xx',
  '400',
  '401',
  '403',
  '404',
  '409',
  '429',
  'other 4xx',
  'not ready',
  'not built',
] as const;
const FAULTS = ['5xx', 'no answer'] as const;
export type AnswerKind = (typeof KINDS | typeof FAULTS)[number];

const TARGETS: { [Kind in AnswerKind]?: Measured['target'] } = { '2xx': { least: 20 }, '429': { most: 5 } };

export const isFault = (kind: AnswerKind): boolean => FAULTS.some((fault) => fault === kind);

export function kindOf(status: number, body = ''): AnswerKind {
  if (status === 503 && body.includes('"isReady"')) return 'not ready';
  if (status === 503 && body.includes('"not-built"')) return 'not built';
  if (status >= 500) return '5xx';
  const exactly = KINDS.find((kind) => kind === String(status));
  return exactly ?? (status >= 400 ? 'other 4xx' : status >= 300 ? '3xx' : '2xx');
}

export class AnswerShares {
  readonly #counts = new Map<AnswerKind, number>();

  count(kind: AnswerKind): void {
    this.#counts.set(kind, this.#of(kind) + 1);
  }

  #of(kind: AnswerKind): number {
    return this.#counts.get(kind) ?? 0;
  }

  rows(name: string): Measured[] {
    const total = [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
    return [
      ...FAULTS.map((kind) => ({
        what: `${name}: requests met by ${kind}`,
        value: this.#of(kind),
        unit: '',
        target: { most: 0 },
      })),
      ...KINDS.filter((kind) => this.#of(kind) > 0 || TARGETS[kind]).map((kind) => {
        const target = TARGETS[kind];
        const value = (100 * this.#of(kind)) / total;
        return { what: `${name}: share of ${kind}`, value, unit: '%', ...(target && { target }) };
      }),
    ];
  }
}
