import { plainLine } from '@lumitor/domain/catalogue/plainText';
import { MAX_MESSAGE } from '@lumitor/domain/order/enquiry';
import type { OfferAnswerRequest } from '@lumitor/domain/order/offerAnswer';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type AnswerOutcome, type OfferLink, type OpenedOffer, sendAnswer } from '../../data/offers.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './OfferView.module.css';

interface AnswerDialogProps {
  kind: 'accepted' | 'declined';
  shown: OpenedOffer;
  link: OfferLink;
  onClose: () => void;
  onAnswered: () => void;
}

/** Asks who accepts or declines; an answer is stored once (D76a). */
export function AnswerDialog({ kind, shown, link, onClose, onAnswered }: AnswerDialogProps) {
  const { t, language } = useTranslation();
  const { number } = shown;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [role, setRole] = useState('');
  const [message, setMessage] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<AnswerOutcome | 'sending' | null>(null);
  // A dialog initially focuses its close button.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isAccepting = kind === 'accepted';
  const isNamed = plainLine(name) !== '';
  const send = async () => {
    const common = { key, number, language, name };
    const json: OfferAnswerRequest = isAccepting
      ? { ...common, kind: 'accepted', role, consent: true }
      : { ...common, kind: 'declined', message };
    setOutcome('sending');
    const done = await sendAnswer(link, json);
    if (done === 'answered') onAnswered();
    else setOutcome(done);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const missing = !isNamed ? 'name' : isAccepting && !agrees ? 'consent' : null;
    const field = missing && form.current?.elements.namedItem(missing);
    if (field instanceof HTMLElement) field.focus();
    else if (outcome !== 'sending') void send();
  };
  const isSending = outcome === 'sending';
  const isOutdated = outcome === 'changed';
  return (
    <Dialog
      open
      persistent
      onClose={isOutdated ? onAnswered : onClose}
      title={t(isAccepting ? 'offer.acceptTitle' : 'offer.declineTitle', { number })}
      closeLabel={t('offer.close')}
      footer={
        isOutdated ? (
          <Button variant="primary" onClick={onAnswered}>
            {t('offer.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('offer.cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" aria-busy={isSending}>
              {t(isSending ? 'offer.sending' : isAccepting ? 'offer.accept' : 'offer.decline')}
            </Button>
          </>
        )
      }
    >
      {!isOutdated && (
        <form ref={form} id={formId} noValidate className={styles.form} onSubmit={submit}>
          <TextField
            label={t('offer.name')}
            name="name"
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={setName}
            error={isChecked && !isNamed && t('offer.nameMissing')}
          />
          {isAccepting ? (
            <>
              <TextField
                label={t('offer.role')}
                name="role"
                autoComplete="organization-title"
                maxLength={120}
                value={role}
                onChange={setRole}
              />
              <Checkbox
                label={t('offer.consent')}
                name="consent"
                checked={agrees}
                onChange={setAgrees}
                aria-invalid={isChecked && !agrees ? true : undefined}
                hint={
                  isChecked && !agrees && <span className={styles.fault}>{t('offer.consentMissing')}</span>
                }
              />
            </>
          ) : (
            <TextArea
              label={t('offer.reason')}
              name="message"
              maxLength={MAX_MESSAGE}
              value={message}
              onChange={setMessage}
            />
          )}
        </form>
      )}
      {outcome && !isSending && outcome !== 'answered' && (
        <Notice tone={isOutdated ? 'warning' : 'error'}>{t(`offer.${outcome}`)}</Notice>
      )}
    </Dialog>
  );
}
