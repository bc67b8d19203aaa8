import { MAX_NAME } from '@lumitor/domain/plan/plan';
import { isOutdated } from '@lumitor/domain/plan/viewSubject';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { downloadPath } from '../addresses.ts';
import { reflinkStore } from '../data/reflinkStore.ts';
import { useSettings } from '../data/settings.ts';
import Findings from '../parts/Findings.tsx';
import { PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { classes } from '../ui/classes.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useMisfits } from '../visitor/check.ts';
import { setName } from '../visitor/choosing.ts';
import { usePlan } from '../visitor/configuratorStore.ts';
import { edit } from '../visitor/editing.ts';
import { settleTyping } from '../visitor/typing.ts';
import { type DraftFaults, draftFaults, reasonAgainst, type SaveDraft } from './draft.ts';
import { saveStore } from './saveStore.ts';
import styles from './summary.module.css';
import type { Progress, Saving } from './useSaving.ts';

function SaveFailure({ progress, onRetry }: { progress: Progress; onRetry: () => void }) {
  const { t } = useTranslation();
  if (progress.status !== 'failed') return null;
  const reason = progress.hint === 'refusedHint' ? progress.reason : '';
  return (
    <Notice
      tone="error"
      title={t('summary.failed')}
      action={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t('summary.retry')}
        </Button>
      }
    >
      {t(`summary.${progress.hint}`, { reason })}
    </Notice>
  );
}

function ViewHint({ draft }: { draft: SaveDraft }) {
  const { t } = useTranslation();
  const plan = usePlan();
  const isViewOutdated = useMemo(() => isOutdated(plan.view, plan), [plan]);
  if (!isViewOutdated) return draft.view && <p className={styles.hint}>{t('summary.view')}</p>;
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={() => edit({ kind: 'setView', view: null })}>
          {t('summary.viewDetach')}
        </Button>
      }
    >
      {t('summary.viewOutdated')}
    </Notice>
  );
}

function Policies() {
  const { t } = useTranslation();
  const hasTerms = useSettings()?.hasTerms;
  const link = (path: string, words: string) => (
    <NewTabLink href={path} className={styles.policy}>
      {words}
      <VisuallyHidden> ({t('summary.opensNewTab')})</VisuallyHidden>
    </NewTabLink>
  );
  return (
    <>
      {hasTerms && link(PATHS.terms, t('footer.terms'))}
      {link(PATHS.privacy, t('summary.privacy'))}
    </>
  );
}

function Fields({ draft, shown }: { draft: SaveDraft; shown: DraftFaults }) {
  const { t } = useTranslation();
  const { name, email, newsletter, underlay } = draft;
  return (
    <>
      <TextField
        label={t('summary.name')}
        hint={t('summary.nameHint')}
        name="name"
        autoComplete="off"
        value={name}
        onChange={setName}
        onBlur={settleTyping}
        error={shown.name && t(`summary.${shown.name}`, { length: name.trim().length, max: MAX_NAME })}
      />
      <TextField
        label={t('summary.email')}
        hint={t('summary.emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(typed) => saveStore.setState({ email: typed })}
        error={shown.email && t(`summary.${shown.email}`)}
      />
      <ViewHint draft={draft} />
      {underlay && (
        <Checkbox
          label={t('summary.underlay')}
          hint={t('summary.underlayHint')}
          checked={draft.sendsUnderlay}
          onChange={(isSent) => saveStore.setState({ sentUnderlayId: isSent ? underlay.id : null })}
        />
      )}
      <div>
        <Checkbox
          label={t('summary.newsletter')}
          hint={t('summary.newsletterHint')}
          checked={newsletter}
          onChange={(isSubscribed) => saveStore.setState({ newsletter: isSubscribed })}
        />
        <Policies />
      </div>
    </>
  );
}

interface SaveFormProps {
  draft: SaveDraft;
  earlierId: string | null;
  saving: Saving;
  onOpen: (enquires: boolean) => void;
}

export function SaveForm({ draft, earlierId, saving, onOpen }: SaveFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // Faults appear only on submit: an address is incomplete during typing, and an error on blur would move the button.
  const [isOpen, setOpen] = useState(false);
  const { name, email } = draftFaults(draft);
  const key = reasonAgainst(draft, useMisfits());
  const reason = key ? t(`summary.${key}`) : undefined;
  const isSaving = saving.progress.status === 'saving';
  const before = earlierId ?? draft.revises;
  const partner = useStore(reflinkStore, ({ status, name }) => (status === 'valid' ? name : ''));

  const submit = (event: FormEvent, enquires = false) => {
    event.preventDefault();
    if (reason) return;
    onOpen(enquires);
    setOpen(true);
    const first = name ? 'name' : email && 'email';
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) return field.focus();
    saving.save();
  };

  return (
    <form
      ref={form}
      noValidate
      className={classes(styles.part, styles.noPrint)}
      onSubmit={(event) => submit(event)}
      aria-labelledby="save-title"
    >
      <div>
        <h3 id="save-title">{t('summary.save')}</h3>
        <p className={styles.hint}>{t('summary.saveHint')}</p>
      </div>
      {partner && <p className={styles.hint}>{t('summary.partner', { name: partner })}</p>}
      {before && (
        <p className={styles.hint}>
          {t(earlierId ? 'summary.changed' : 'summary.revises')}{' '}
          <NewTabLink href={downloadPath(before)}>{t('summary.earlier')}</NewTabLink>
        </p>
      )}
      <Findings few={4} />
      <Fields draft={draft} shown={isOpen ? { name, email } : { name }} />
      <SaveFailure progress={saving.progress} onRetry={saving.retry} />
      <Button type="submit" variant="primary" aria-busy={isSaving} disabledReason={reason}>
        {t(isSaving ? 'summary.saving' : 'summary.save')}
      </Button>
      <div>
        <Button
          icon="mail"
          className={styles.wide}
          disabledReason={reason}
          onClick={(event) => submit(event, true)}
        >
          {t('enquiry.open')}
        </Button>
        <p className={styles.note}>{t('enquiry.saves')}</p>
      </div>
      {reason && <p className={styles.hint}>{reason}</p>}
      <VisuallyHidden>
        <span role="status">{isSaving && t('summary.saving')}</span>
      </VisuallyHidden>
    </form>
  );
}
