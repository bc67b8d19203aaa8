import type { EnquiryAnswer } from '@lumitor/domain/order/enquiry';
import { useEffect, useId, useRef, useState } from 'react';
import { sharedPath } from '../addresses.ts';
import { sendEnquiry } from '../data/orders.ts';
import { useRecovered } from '../data/useRecovered.ts';
import { notifyParent } from '../embedding/parent.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { enquiryRequest, enquiryStore, noteEnquired, suggestEmail } from './enquiryDraft.ts';

/** @returns the project with its owner's token; null on failure */
export type ShareProject = () => Promise<{ own: string; ownerKey: string } | null>;

type Progress =
  | { status: 'idle' | 'sending' }
  | { status: 'failed'; hint: 'failedHint' | 'offlineHint' | 'tooManyHint' | 'notShared' }
  | { status: 'failed'; hint: 'refusedHint'; reason: string }
  | { status: 'sent'; answer: EnquiryAnswer; own: string | null };

function Failure({ progress }: { progress: Progress }) {
  const { t } = useTranslation();
  if (progress.status !== 'failed') return null;
  const reason = progress.hint === 'refusedHint' ? progress.reason : '';
  return (
    <Notice tone="error" title={t('enquiry.failed')}>
      {t(`enquiry.${progress.hint}`, { reason })}
    </Notice>
  );
}

interface SentProps {
  answer: EnquiryAnswer;
  own: string | null;
}

function Sent({ answer: { number, confirmedTo }, own }: SentProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <p>{t('enquiry.sentLies', { number })}</p>
      {confirmedTo && <p>{t('enquiry.sentMail', { email: confirmedTo })}</p>}
      {own && <NewTabLink href={sharedPath(own)}>{t('enquiry.sentProject')}</NewTabLink>}
    </div>
  );
}

interface EnquiryDialogProps {
  orderId: string;
  shareProject?: ShareProject | undefined;
  email?: string;
  onClose: () => void;
}

/** Typed text outlives the dialog until it is sent. */
export function EnquiryDialog({ orderId, shareProject, email = '', onClose }: EnquiryDialogProps) {
  const { t, language } = useTranslation();
  const formId = useId();
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  useRecovered(progress.status === 'failed', () =>
    setProgress((now) =>
      now.status === 'failed' && (now.hint === 'failedHint' || now.hint === 'offlineHint')
        ? { status: 'idle' }
        : now,
    ),
  );
  useEffect(() => suggestEmail(email), [email]);
  const isSending = progress.status === 'sending';
  const isSent = progress.status === 'sent';
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSent) done.current?.focus();
  }, [isSent]);

  const send = async () => {
    if (isSending) return;
    setProgress({ status: 'sending' });
    const draft = enquiryStore.getState();
    const sends = draft.sendsProject && shareProject;
    const project = sends ? await sends().catch(() => null) : null;
    if (sends && project === null)
      return setProgress({ status: 'failed', hint: navigator.onLine ? 'notShared' : 'offlineHint' });
    const outcome = await sendEnquiry(orderId, enquiryRequest(draft, language), project);
    if (outcome.kind === 'sent') {
      noteEnquired();
      notifyParent({ type: 'lumitor:enquiry', id: orderId, number: outcome.answer.number });
      return setProgress({ status: 'sent', answer: outcome.answer, own: project?.own ?? null });
    }
    if (outcome.kind === 'failed')
      return setProgress({ status: 'failed', hint: navigator.onLine ? 'failedHint' : 'offlineHint' });
    const { code, message } = outcome.refusal;
    setProgress(
      code === 'too-many'
        ? { status: 'failed', hint: 'tooManyHint' }
        : { status: 'failed', hint: 'refusedHint', reason: message },
    );
  };

  return (
    <Dialog
      open
      persistent
      onClose={onClose}
      title={t(isSent ? 'enquiry.sent' : 'enquiry.title')}
      closeLabel={t('enquiry.close')}
      footer={
        isSent ? (
          <Button ref={done} variant="primary" onClick={onClose}>
            {t('enquiry.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('enquiry.cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" aria-busy={isSending}>
              {t(isSending ? 'enquiry.sending' : 'enquiry.send')}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <Sent answer={progress.answer} own={progress.own} />
      ) : (
        <EnquiryForm id={formId} hasProject={shareProject !== undefined} onSend={() => void send()} />
      )}
      <Failure progress={progress} />
      <VisuallyHidden>
        <span role="status">{isSending && t('enquiry.sending')}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
