import { lineOf } from '@lumitor/domain/catalogue/productLine';
import type { Quote } from '@lumitor/domain/quote/quote';
import { useEffect, useRef, useState } from 'react';
import { configuratorStore } from '../configurator/store/configuratorStore.ts';
import { renewLine } from '../data/catalogue.ts';
import { type SaveRefusal, saveOrder } from '../data/orders.ts';
import { tellSaved } from '../embedding/tellSaved.ts';
import { type Confirmed, contentOf, type Draft, requestOf } from './draft.ts';
import type { SentSave } from './keptSaves.ts';
import { askToSave, noteRefused, noteSaved, noteTold, takeUpSaves } from './saveStore.ts';
import { sentPictures } from './sentPictures.ts';

/** What the visitor is asked before it is saved. */
export type Question =
  | { kind: 'missing' | 'power' | 'impossible' }
  | { kind: 'total'; before: number; now: number };

export type Progress =
  | { status: 'idle' | 'saving' }
  | {
      status: 'failed';
      hint: 'failedHint' | 'offlineHint' | 'tooManyHint' | 'underlayMissing' | 'viewMissing';
    }
  | { status: 'failed'; hint: 'refusedHint'; reason: string };

function questionBefore(quote: Quote, isImpossible: boolean, confirmed: Confirmed): Question | null {
  const lacksParts = quote.missingCodes.length > 0 || quote.lacksRules;
  if (lacksParts && !confirmed.missingArticles) return { kind: 'missing' };
  if (quote.isPowerExceeded && !confirmed.powerExceeded) return { kind: 'power' };
  return isImpossible && !confirmed.impossibleLayout ? { kind: 'impossible' } : null;
}

/** What the service knows better than this browser, and can be confirmed. */
function questionAfter({ code, net }: SaveRefusal, before: number): Question | null {
  if (code === 'total-changed' && net !== undefined) return { kind: 'total', before, now: net };
  if (code === 'article-missing') return { kind: 'missing' };
  if (code === 'power-exceeded') return { kind: 'power' };
  return code === 'layout-impossible' ? { kind: 'impossible' } : null;
}

const withAnswer = (confirmed: Confirmed, question: Question): Confirmed => {
  switch (question.kind) {
    case 'total':
      return { ...confirmed, net: question.now };
    case 'missing':
      return { ...confirmed, missingArticles: true };
    case 'power':
      return { ...confirmed, powerExceeded: true };
    case 'impossible':
      return { ...confirmed, impossibleLayout: true };
  }
};

/** Saves the draft: asks what must be confirmed, and tells how it goes. @param isImpossible it cannot be built as drawn */
export function useSaving(draft: Draft, quote: Quote, isImpossible: boolean) {
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  const [question, setQuestion] = useState<Question | null>(null);
  const confirmed = useRef<Confirmed>({});
  const isShown = useRef(false);
  const content = contentOf(draft);

  const send = async (sent: SentSave) => {
    setProgress({ status: 'saving' });
    const answer = await saveOrder(sent.request);
    if (answer.kind === 'saved') {
      await noteSaved(sent, answer.id);
      void tellSaved(answer.id);
      configuratorStore.setState({ revises: answer.id });
      return setProgress({ status: 'idle' });
    }
    const isRefused = answer.kind === 'refused' && answer.refusal.code !== 'too-many';
    if (isRefused) await noteRefused(sent);
    else if (isShown.current) await noteTold(sent);
    if (answer.kind === 'failed')
      return setProgress({ status: 'failed', hint: navigator.onLine ? 'failedHint' : 'offlineHint' });
    if (!isRefused) return setProgress({ status: 'failed', hint: 'tooManyHint' });
    const { refusal } = answer;
    // Another total, a missing article: this browser's catalogue is out of date.
    await renewLine(lineOf(sent.request.isMicro));
    const asked = sent.content === content ? questionAfter(refusal, sent.request.seen.net) : null;
    setQuestion(asked);
    setProgress(
      asked ? { status: 'idle' } : { status: 'failed', hint: 'refusedHint', reason: refusal.message },
    );
  };
  const post = async () => {
    setProgress({ status: 'saving' });
    const { pictures, missing } = await sentPictures(draft);
    if (missing) return setProgress({ status: 'failed', hint: `${missing}Missing` });
    const { sent } = await askToSave(content, requestOf(draft, quote, confirmed.current, pictures));
    if (sent) return send(sent);
    setProgress({ status: 'idle' });
  };
  // What was left without an answer is gone on with, as it was asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the summary is opened
  useEffect(() => {
    isShown.current = true;
    void takeUpSaves(lineOf(draft.isMicro)).then(({ sent }) => {
      if (sent && !sent.isTold) void send(sent);
    });
    return () => {
      isShown.current = false;
    };
  }, []);
  const askOrPost = () => {
    const asked = questionBefore(quote, isImpossible, confirmed.current);
    if (asked) return setQuestion(asked);
    setQuestion(null);
    void post();
  };

  return {
    progress,
    question,
    /** The visitor asks to save: what was confirmed for an earlier save counts no more. */
    save: () => {
      if (progress.status === 'saving') return;
      confirmed.current = {};
      askOrPost();
    },
    /** The same again after a failure. */
    retry: () => void post(),
    confirm: () => {
      if (!question) return;
      confirmed.current = withAnswer(confirmed.current, question);
      askOrPost();
    },
    cancel: () => setQuestion(null),
  };
}

export type Saving = ReturnType<typeof useSaving>;
