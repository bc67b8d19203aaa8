import { MAX_MESSAGE } from '@lumitor/domain/order/enquiry';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './EnquiryForm.module.css';
import { type EnquiryDraft, type EnquiryFaults, enquiryFaults, enquiryStore } from './enquiryDraft.ts';

const FIELDS = [
  { name: 'name', autoComplete: 'name', maxLength: 120 },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
] as const;

const change = (changed: Partial<EnquiryDraft>) => enquiryStore.setState(changed);

interface EnquiryFormProps {
  id: string;
  hasProject: boolean;
  onSend: () => void;
}

export function EnquiryForm({ id, hasProject, onSend }: EnquiryFormProps) {
  const { t } = useTranslation();
  const draft = useStore(enquiryStore);
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A dialog initially focuses its close button.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const faults = enquiryFaults(draft);
  const shown: EnquiryFaults = isOpen ? faults : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
    const [first] = Object.keys(faults);
    const field = first ? form.current?.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
    else onSend();
  };
  return (
    <form ref={form} id={id} noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.hint}>{t('enquiry.hint')}</p>
      {FIELDS.map(({ name, ...input }) => (
        <TextField
          key={name}
          label={t(`enquiry.${name}`)}
          name={name}
          {...input}
          value={draft[name]}
          onChange={(typed) => change({ [name]: typed })}
          error={shown[name] && t(`enquiry.${shown[name]}`)}
        />
      ))}
      <TextArea
        label={t('enquiry.message')}
        name="message"
        value={draft.message}
        onChange={(message) => change({ message })}
        error={
          faults.message &&
          t(`enquiry.${faults.message}`, { length: draft.message.trim().length, max: MAX_MESSAGE })
        }
      />
      {hasProject && (
        <Checkbox
          label={t('enquiry.sendsProject')}
          name="sendsProject"
          checked={draft.sendsProject}
          onChange={(sendsProject) => change({ sendsProject })}
          hint={t('enquiry.sendsProjectHint')}
        />
      )}
      <div>
        <Checkbox
          label={t('enquiry.consent')}
          name="consent"
          checked={draft.consent}
          onChange={(consent) => change({ consent })}
          aria-invalid={shown.consent ? true : undefined}
          hint={shown.consent && <span className={styles.error}>{t(`enquiry.${shown.consent}`)}</span>}
        />
        <NewTabLink href={PATHS.privacy} className={styles.privacy}>
          {t('enquiry.privacy')}
          <VisuallyHidden> ({t('enquiry.opensNewTab')})</VisuallyHidden>
        </NewTabLink>
      </div>
    </form>
  );
}
