import type { Px } from '@lumitor/domain/units';
import * as v from 'valibot';

export type ParentEvent =
  | {
      type: 'lumitor:saved';
      id: string;
      number: string;
      url: string;
      net: number;
      currency: 'PLN' | 'EUR';
    }
  | { type: 'lumitor:enquiry'; id: string; number: string };

const wordSchema = v.object({
  type: v.literal('lumitor:embed'),
  height: v.pipe(v.number(), v.minValue(320), v.maxValue(10_000)),
});

const fit = (height: Px) => document.documentElement.style.setProperty('--window-height', `${height}px`);

/** Origin of the embedding page, once known; events go to no other (D64). */
let around: Promise<string> | null = null;

export const isAlone = (): boolean => around === null;

export function meetParent(): void {
  if (window.parent === window || around) return;
  around = new Promise((resolve) => {
    let known: string | undefined;
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source !== window.parent || (known && origin !== known)) return;
      const word = v.safeParse(wordSchema, data);
      if (!word.success) return;
      known = origin;
      fit(word.output.height);
      resolve(origin);
    });
  });
  // Carries no data, because the origin is still unknown.
  window.parent.postMessage({ type: 'lumitor:ready' }, '*');
  new ResizeObserver(() => {
    notify({ type: 'lumitor:height', height: document.body.getBoundingClientRect().height });
  }).observe(document.body);
}

const notify = (message: ParentEvent | { type: 'lumitor:height'; height: Px }): void =>
  void around?.then((origin) => window.parent.postMessage(message, origin));

export const notifyParent = (event: ParentEvent): void => notify(event);
