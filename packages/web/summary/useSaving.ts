import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { type Finding, ofWeight } from '@lumitor/domain/check/finding';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import { MAX_SENT_MEGABYTES, type SentPicture } from '@lumitor/domain/order/sentPictures';
import type { Quote } from '@lumitor/domain/quote/quote';
import type { Bytes } from '@lumitor/domain/units';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { renewLine } from '../data/exchangeRate.ts';
import { type SaveRefusal, sendOrder } from '../data/orders.ts';
import { storedPicture } from '../data/pictures.ts';
import { useRecovered } from '../data/useRecovered.ts';
import { notifyEmbedder } from '../embedding/notifySaved.ts';
import { onWhite } from '../pdf/printedPictures.ts';
import { findingsNow } from '../visitor/followCheck.ts';
import { type Confirmed, draftContent, isSameContent, requestOf, type SaveDraft } from './draft.ts';
import { noteOrderOf, noteRefused, noteReported, noteSaved, requestSave, takeUpSaves } from './saveStore.ts';
import { openSavesDatabase, type SentSave, STORE } from './storedSaves.ts';

const MAX_BYTES: Bytes = MAX_SENT_MEGABYTES * 2 ** 20;
/** Oversized pictures are PNGs of browsers that write no WebP. */
const QUALITY = 0.85;

async function asJpeg(picture: Blob): Promise<Blob | null> {
  const canvas = await onWhite(picture);
  return canvas && new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
}

const inBase64 = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

async function sent(id: string): Promise<string | null> {
  const stored = await storedPicture(id);
  const picture = stored && stored.size > MAX_BYTES ? await asJpeg(stored) : stored;
  return picture && inBase64(picture);
}

/** File names may identify a person. Missing pictures: only the id. */
async function collectSentPictures({
  underlay,
  sendsUnderlay,
  view,
}: Pick<SaveDraft, 'underlay' | 'sendsUnderlay' | 'view'>): Promise<
  | { pictures: Pick<OrderRequest, SentPicture>; missing?: undefined }
  | { pictures?: undefined; missing: SentPicture }
> {
  const pictures: Pick<OrderRequest, SentPicture> = {};
  if (underlay && sendsUnderlay) {
    const picture = await sent(underlay.id);
    if (!picture) return { missing: 'underlay' };
    pictures.underlay = { ...underlay, name: '', picture };
  }
  if (view) {
    const picture = await sent(view.id);
    if (!picture) return { missing: 'view' };
    pictures.view = { ...view, picture };
  }
  return { pictures };
}

const inMemory = new Map<string, string>();

/** Other keys of the database are projects and lines. */
const rowOf = (order: string): string => `owner ${order}`;

/** Revisions need the key (D76), even after another save. */
async function storeOwnerKey(order: string, ownerKey: string): Promise<void> {
  if (!ownerKey) return;
  inMemory.set(order, ownerKey);
  try {
    const database = await openSavesDatabase();
    await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.objectStore(STORE).put(ownerKey, rowOf(order));
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    }).finally(() => database.close());
  } catch {}
}

/** Empty if another browser or an older version saved the order. */
async function storedOwnerKey(order: string): Promise<string> {
  const known = inMemory.get(order);
  if (known !== undefined) return known;
  try {
    const database = await openSavesDatabase();
    const found = await new Promise((resolve, reject) => {
      const reading = database.transaction(STORE).objectStore(STORE).get(rowOf(order));
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    }).finally(() => database.close());
    return v.is(v.string(), found) ? found : '';
  } catch {
    return '';
  }
}

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
