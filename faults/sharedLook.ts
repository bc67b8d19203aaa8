import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { readPlan, type StoredPlan } from '@lumitor/domain/plan/storedPlan';
import { canvas } from '@lumitor/domain/texts/canvas';
import { choice } from '@lumitor/domain/texts/choice';
import { room } from '@lumitor/domain/texts/room';
import { sharing } from '@lumitor/domain/texts/sharing';
import { SAMPLES } from '../packages/server/testing/samples.ts';

export interface PlanLook {
  drawn: string;
  /** Luminaires and suspension height in cm; null while panels are closed. */
  pieces: string | null;
  hang: string | null;
}

export interface Look extends PlanLook {
  stored: 'sent' | 'sending' | 'unsent' | null;
  isRequested: boolean;
  stage: string;
}

export const WORDS = {
  live: sharing.state_live.pl,
  offline: sharing.state_offline.pl,
  conflict: sharing.state_conflict.pl,
  requests: sharing.conflictTitle.pl,
  hang: room.hang.pl,
  empty: canvas.empty.pl,
  pieces: choice.quantityOf.pl.replace('{title}', SAMPLES.bindings.title as string),
};
export function lookOf(stored: StoredPlan): PlanLook {
  const { plan } = readPlan(stored);
  if (!plan) throw new Error('A sent plan is invalid.');
  const { steps } = plan.layout;
  const metres = (geometryOf(plan.layout).totalLength / 100).toLocaleString('pl');
  const [binding] = plan.choices.bindings;
  return {
    drawn: steps.length === 0 ? '0' : `${steps.length} ${metres}`,
    pieces: String(binding?.quantity ?? 0),
    hang: String(plan.hang),
  };
}

export const isAlike = (one: PlanLook, other: PlanLook): boolean =>
  one.drawn === other.drawn &&
  (one.pieces === null || other.pieces === null || one.pieces === other.pieces) &&
  (one.hang === null || other.hang === null || one.hang === other.hang);

declare global {
  interface Window {
    seenDrawn: Map<string, number>;
    look(): Look;
  }
}

/** Runs before the page's code; records even short-lived texts. */
export function lookOut(words: typeof WORDS): void {
  window.seenDrawn = new Map();
  const statuses = () =>
    [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent ?? '');
  const typedIn = (label: string) => {
    const field = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent?.trim() === label,
    )?.control;
    return field instanceof HTMLInputElement ? field.value : null;
  };
  const drawnIn = (texts: string[]) => {
    for (const text of texts) {
      const [, steps, metres] = /^(\d+) krok\S*, (\S+) m\./.exec(text) ?? [];
      if (steps) return `${steps} ${metres}`;
      if (text.startsWith(words.empty)) return '0';
    }
    return '';
  };
  const state = () => document.querySelector('header button[aria-busy][aria-haspopup="dialog"]');
  const shows = (text: string) => state()?.textContent?.startsWith(text) ?? false;
  const stored = (): Look['stored'] => {
    if (shows(words.live)) return state()?.getAttribute('aria-busy') === 'true' ? 'sending' : 'sent';
    return shows(words.offline) ? 'unsent' : null;
  };
  window.look = () => {
    const texts = statuses();
    return {
      stage: document.querySelector('[aria-current="step"]')?.textContent ?? '',
      drawn: drawnIn(texts),
      pieces: typedIn(words.pieces),
      hang: typedIn(words.hang),
      stored: stored(),
      isRequested: shows(words.conflict),
    };
  };
  const note = () => {
    const drawn = drawnIn(statuses());
    if (drawn && !window.seenDrawn.has(drawn)) window.seenDrawn.set(drawn, Date.now());
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}
