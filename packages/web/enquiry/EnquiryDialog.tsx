import type { EnquiryAnswer } from '@lumitor/domain/order/enquiry';
import { useEffect, useId, useRef, useState } from 'react';
import { sendEnquiry } from '../data/orders.ts';
import { tellParent } from '../embedding/parent.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { enquiryRequest, enquiryStore, noteEnquired } from './enquiryDraft.ts';

type Progress =
  | { status: 'idle' | 'sending' }
  | { status: 'failed'; hint: 'failedHint' | 'offlineHint' | 'tooManyHint' }
  | { status: 'failed'; hint: 'refusedHint'; reason: string }
  | { status: 'sent'; answer: EnquiryAnswer };

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

/** What became of it: where it lies, and where a confirmation has gone. */
function Sent({ answer: { number, confirmedTo } }: { answer: EnquiryAnswer }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <p>{t('enquiry.sentLies', { number })}</p>
      {confirmedTo && <p>{t('enquiry.sentMail', { email: confirmedTo })}</p>}
    </div>
  );
}

interface EnquiryDialogProps {
  /** Of the stored order that is asked about. */
  orderId: string;
  onClose: () => void;
}

/** Asks the shop about a stored order. What is typed outlives the dialog, until it is sent. */
export function EnquiryDialog({ orderId, onClose }: EnquiryDialogProps) {
  const { t, language } = useTranslation();
  const formId = useId();
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  const isSending = progress.status === 'sending';
  const isSent = progress.status === 'sent';
  const done = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isSent) done.current?.focus();
  }, [isSent]);

  const send = async () => {
    if (isSending) return;
    setProgress({ status: 'sending' });
    const outcome = await sendEnquiry(orderId, enquiryRequest(enquiryStore.getState(), language));
    if (outcome.kind === 'sent') {
      noteEnquired();
      tellParent({ type: 'lumitor:enquiry', id: orderId, number: outcome.answer.number });
      return setProgress({ status: 'sent', answer: outcome.answer });
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
      {isSent ? <Sent answer={progress.answer} /> : <EnquiryForm id={formId} onSend={() => void send()} />}
      <Failure progress={progress} />
      <VisuallyHidden>
        <span role="status">{isSending && t('enquiry.sending')}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
