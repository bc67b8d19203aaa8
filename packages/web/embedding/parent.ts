import * as v from 'valibot';

/** What the page around is told of, with what it may need. */
export type ParentEvent =
  | {
      type: 'lumitor:saved';
      id: string;
      number: string;
      /** Of the order's page, outside of the frame. */
      url: string;
      /** In cents. */
      net: number;
      currency: 'PLN' | 'EUR';
    }
  | { type: 'lumitor:enquiry'; id: string; number: string };

const wordSchema = v.object({
  type: v.literal('lumitor:embed'),
  /** Of the frame at the least, in pixels. */
  height: v.pipe(v.number(), v.minValue(320), v.maxValue(10_000)),
});

const fit = (height: number) => document.documentElement.style.setProperty('--window-height', `${height}px`);

/**
 * The origin of the page around, once it has spoken: the service lets allowed origins alone frame this one (D64), and
 * what is told goes to no other. Null where there is no page around.
 */
let around: Promise<string> | null = null;

/** Whether there is nobody to tell. */
export const isAlone = (): boolean => around === null;

/** Gets to know the page around, and has it follow the height of what is shown here. */
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
  // It tells nothing but that there is somebody to speak to.
  window.parent.postMessage({ type: 'lumitor:ready' }, '*');
  new ResizeObserver(() => {
    tell({ type: 'lumitor:height', height: document.body.getBoundingClientRect().height });
  }).observe(document.body);
}

const tell = (message: ParentEvent | { type: 'lumitor:height'; height: number }): void =>
  void around?.then((origin) => window.parent.postMessage(message, origin));

/** Tells the page around what the visitor has done; nothing where there is none. */
export const tellParent = (event: ParentEvent): void => tell(event);
