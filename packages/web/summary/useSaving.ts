import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { type Finding, ofWeight } from '@lumitor/domain/check/finding';
import type { Quote } from '@lumitor/domain/quote/quote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { renewLine } from '../data/exchangeRate.ts';
import { type SaveRefusal, sendOrder } from '../data/orders.ts';
import { useRecovered } from '../data/useRecovered.ts';
import { notifyEmbedder } from '../embedding/notifySaved.ts';
import { findingsNow } from '../visitor/followCheck.ts';
import { type Confirmed, draftContent, isSameContent, requestOf, type SaveDraft } from './draft.ts';
import { storedOwnerKey, storeOwnerKey } from './ownerKeys.ts';
import { noteOrderOf, noteRefused, noteReported, noteSaved, requestSave, takeUpSaves } from './saveStore.ts';
import { collectSentPictures } from './sentPictures.ts';
import type { SentSave } from './storedSaves.ts';

export type Question =
  | { kind: 'findings'; findings: readonly Finding[] }
  | { kind: 'total'; before: number; now: number };

type Hint = 'failedHint' | 'offlineHint' | 'tooManyHint' | 'underlayMissing' | 'viewMissing';

export type Progress =
  | { status: 'idle' | 'saving' }
  | { status: 'failed'; hint: Hint }
  | { status: 'failed'; hint: 'refusedHint'; reason: string };

function unconfirmed(findings: readonly Finding[], { findings: known = [] }: Confirmed): Question | null {
  const requested = ofWeight(findings, 'confirm');
  return requested.every(({ key }) => known.includes(key)) ? null : { kind: 'findings', findings: requested };
}

const UNCONFIRMED = ['article-missing', 'power-exceeded', 'layout-impossible', 'findings-unconfirmed'];

async function questionAfter({ code, net }: SaveRefusal, before: number): Promise<Question | null> {
  if (code === 'total-changed' && net !== undefined) return { kind: 'total', before, now: net };
  return UNCONFIRMED.includes(code) ? unconfirmed(await findingsNow(), {}) : null;
}

const withAnswer = (confirmed: Confirmed, question: Question): Confirmed =>
  question.kind === 'total'
    ? { ...confirmed, net: question.now }
    : { ...confirmed, findings: question.findings.map(({ key }) => key) };

const withoutNetworkFault = (progress: Progress): Progress =>
  progress.status === 'failed' && (progress.hint === 'failedHint' || progress.hint === 'offlineHint')
    ? { status: 'idle' }
    : progress;

export function useSaving(draft: SaveDraft, quote: Quote) {
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  const [question, setQuestion] = useState<Question | null>(null);
  const confirmed = useRef<Confirmed>({});
  const isShown = useRef(false);
  const content = draftContent(draft);

  useRecovered(withoutNetworkFault(progress) !== progress, () => setProgress(withoutNetworkFault));

  const fail = (hint: Hint) => setProgress({ status: 'failed', hint });
  const send = async (sent: SentSave) => {
    setProgress({ status: 'saving' });
    const { revises } = sent.request;
    const answer = await sendOrder(sent.request, revises ? await storedOwnerKey(revises) : '');
    if (answer.kind === 'saved') {
      await storeOwnerKey(answer.id, answer.ownerKey);
      await noteSaved(sent, answer);
      void notifyEmbedder(answer.id);
      noteOrderOf(sent, answer.id).catch(console.error);
      return setProgress({ status: 'idle' });
    }
    const isRefused = answer.kind === 'refused' && answer.refusal.code !== 'too-many';
    if (isRefused) await noteRefused(sent);
    else if (isShown.current) await noteReported(sent);
    if (answer.kind === 'failed') return fail(navigator.onLine ? 'failedHint' : 'offlineHint');
    if (!isRefused) return fail('tooManyHint');
    // A different total or a missing article means that this browser's catalogue is outdated.
    await renewLine(productLineOf(sent.request.isMicro));
    const requested = isSameContent(sent.content, content)
      ? await questionAfter(answer.refusal, sent.request.seen.net)
      : null;
    setQuestion(requested);
    setProgress(
      requested
        ? { status: 'idle' }
        : { status: 'failed', hint: 'refusedHint', reason: answer.refusal.message },
    );
  };
  const post = async () => {
    setProgress({ status: 'saving' });
    const { pictures, missing } = await collectSentPictures(draft);
    if (missing) return fail(`${missing}Missing`);
    const { sent } = await requestSave(content, requestOf(draft, quote, confirmed.current, pictures));
    if (sent) return send(sent);
    setProgress({ status: 'idle' });
  };
  const continueSave = useEffectEvent(async () => {
    const { sent } = await takeUpSaves(productLineOf(draft.isMicro));
    if (sent && !sent.isTold) void send(sent);
  });
  useEffect(() => {
    isShown.current = true;
    void continueSave();
    return () => {
      isShown.current = false;
    };
  }, []);
  const confirmOrPost = async () => {
    setProgress({ status: 'saving' });
    const findings = await findingsNow();
    if (ofWeight(findings, 'blocks').length > 0) return setProgress({ status: 'idle' });
    const requested = unconfirmed(findings, confirmed.current);
    setQuestion(requested);
    return requested ? setProgress({ status: 'idle' }) : post();
  };

  return {
    progress,
    question,
    save: () => {
      if (progress.status === 'saving') return;
      confirmed.current = {};
      void confirmOrPost();
    },
    retry: () => void post(),
    confirm: () => {
      if (!question) return;
      confirmed.current = withAnswer(confirmed.current, question);
      void confirmOrPost();
    },
    cancel: () => setQuestion(null),
  };
}

export type Saving = ReturnType<typeof useSaving>;
