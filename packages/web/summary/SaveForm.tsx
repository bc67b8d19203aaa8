import { MAX_NAME } from '@lumitor/domain/plan/plan';
import { isOutdated } from '@lumitor/domain/plan/viewSubject';
import { type FormEvent, lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useSettings } from '../data/settings.ts';
import { downloadPath, PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useMisfits } from '../visitor/check.ts';
import { setName } from '../visitor/choosing.ts';
import { usePlan } from '../visitor/configuratorStore.ts';
import { edit, settleTyping } from '../visitor/editing.ts';
import { type Draft, faultsOf, obstacleTo } from './draft.ts';
import styles from './SaveForm.module.css';
import { saveStore } from './saveStore.ts';
import type { Progress, Saving } from './useSaving.ts';

/** Why it was not saved, and another try; nothing while all is well. */
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

const Findings = lazy(() => import('../parts/Findings.tsx').catch(() => ({ default: () => null })));

export interface SaveFormProps {
  draft: Draft;
  /** Of the order that was saved before the layout changed. */
  earlierId: string | null;
  saving: Saving;
  /** Hears whether an enquiry is to follow once it is saved. */
  onAsk: (enquires: boolean) => void;
}

const setEmail = (email: string) => saveStore.setState({ email });
const setNewsletter = (newsletter: boolean) => saveStore.setState({ newsletter });
const setSentUnderlay = (sentUnderlayId: string | null) => saveStore.setState({ sentUnderlayId });

/** Name, e-mail and consent, and the button that saves. */
export function SaveForm({ draft, earlierId, saving, onAsk }: SaveFormProps) {
  const { t } = useTranslation();
  const hasTerms = useSettings()?.hasTerms;
  const form = useRef<HTMLFormElement>(null);
  // An address is not complete while it is being typed, and an error that comes on leaving it moves the button.
  const [isAsked, setAsked] = useState(false);
  const faults = faultsOf(draft);
  const obstacle = obstacleTo(draft, useMisfits());
  const plan = usePlan();
  const isViewOutdated = useMemo(() => isOutdated(plan.view, plan), [plan]);
  const isSaving = saving.progress.status === 'saving';

  const submit = (event: FormEvent, enquires = false) => {
    event.preventDefault();
    if (obstacle) return;
    onAsk(enquires);
    setAsked(true);
    const [first] = Object.keys(faults);
    const field = first ? form.current?.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) return field.focus();
    saving.save();
  };

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => submit(event)}
      aria-labelledby="save-title"
    >
      <div>
        <h3 id="save-title">{t('summary.save')}</h3>
        <p className={styles.hint}>{t('summary.saveHint')}</p>
      </div>
      {!earlierId && draft.revises && (
        <p className={styles.hint}>
          {t('summary.revises')}{' '}
          <NewTabLink href={downloadPath(draft.revises)}>{t('summary.earlier')}</NewTabLink>
        </p>
      )}
      {earlierId && (
        <p className={styles.hint}>
          {t('summary.changed')}{' '}
          <NewTabLink href={downloadPath(earlierId)}>{t('summary.earlier')}</NewTabLink>
        </p>
      )}
      <Suspense>
        <Findings few={4} />
      </Suspense>
      <TextField
        label={t('summary.name')}
        hint={t('summary.nameHint')}
        name="name"
        autoComplete="off"
        value={draft.name}
        onChange={setName}
        onBlur={settleTyping}
        error={
          faults.name && t(`summary.${faults.name}`, { length: draft.name.trim().length, max: MAX_NAME })
        }
      />
      <TextField
        label={t('summary.email')}
        hint={t('summary.emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={draft.email}
        onChange={setEmail}
        error={isAsked && faults.email && t(`summary.${faults.email}`)}
      />
      {draft.view && !isViewOutdated && <p className={styles.hint}>{t('summary.view')}</p>}
      {isViewOutdated && (
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
      )}
      {draft.underlay && (
        <Checkbox
          label={t('summary.underlay')}
          hint={t('summary.underlayHint')}
          checked={draft.sendsUnderlay}
          onChange={(isSent) => setSentUnderlay(isSent ? (draft.underlay?.id ?? null) : null)}
        />
      )}
      <div>
        <Checkbox
          label={t('summary.newsletter')}
          hint={t('summary.newsletterHint')}
          checked={draft.newsletter}
          onChange={setNewsletter}
        />
        {hasTerms && (
          <NewTabLink href={PATHS.terms} className={styles.privacy}>
            {t('footer.terms')}
            <VisuallyHidden> ({t('summary.opensNewTab')})</VisuallyHidden>
          </NewTabLink>
        )}
        <NewTabLink href={PATHS.privacy} className={styles.privacy}>
          {t('summary.privacy')}
          <VisuallyHidden> ({t('summary.opensNewTab')})</VisuallyHidden>
        </NewTabLink>
      </div>
      <SaveFailure progress={saving.progress} onRetry={saving.retry} />
      <Button
        type="submit"
        variant="primary"
        aria-busy={isSaving}
        disabledReason={obstacle ? t(`summary.${obstacle}`) : undefined}
      >
        {t(isSaving ? 'summary.saving' : 'summary.save')}
      </Button>
      <div>
        <Button
          icon="mail"
          className={styles.enquiry}
          disabledReason={obstacle ? t(`summary.${obstacle}`) : undefined}
          onClick={(event) => submit(event, true)}
        >
          {t('enquiry.open')}
        </Button>
        <p className={styles.hint}>{t('enquiry.saves')}</p>
      </div>
      {obstacle && <p className={styles.hint}>{t(`summary.${obstacle}`)}</p>}
      <VisuallyHidden>
        <span role="status">{isSaving && t('summary.saving')}</span>
      </VisuallyHidden>
    </form>
  );
}
