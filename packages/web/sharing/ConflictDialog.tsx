import { currentPlan } from '@lumitor/domain/plan/history';
import { planOfShared } from '@lumitor/domain/sharing/sharedProject';
import { useMemo } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { Differences } from './Differences.tsx';
import { madeBy } from './madeBy.ts';
import type { ProjectState } from './session.ts';
import styles from './sharing.module.css';

/** What was done here beside what somebody else did: one of both goes on, and nothing is lost (D71). */
export function ConflictDialog({ open, onCopy }: { open: ProjectState; onCopy: () => void }) {
  const { t, language } = useTranslation();
  const mine = useConfigurator(({ history }) => currentPlan(history));
  const text = open.side.theirs?.plan;
  const theirs = useMemo(() => (text ? planOfShared(text, { underlay: null, view: null }) : null), [text]);
  const before = useMemo(
    () =>
      theirs &&
      open.theirs && {
        plan: theirs,
        title: t('sharing.version', { version: open.theirs.version }),
        of: madeBy(open.theirs, t, language),
      },
    [theirs, open.theirs, t, language],
  );
  const after = useMemo(() => ({ plan: mine, title: t('sharing.yours') }), [mine, t]);
  if (!before) return null;
  return (
    <Dialog
      open
      persistent
      focusesItself
      width={720}
      onClose={() => {}}
      title={t('sharing.conflictTitle')}
      footer={
        <>
          <Button icon="copy" onClick={onCopy}>
            {t('sharing.keepCopy')}
          </Button>
          <Button variant="primary" onClick={open.takeTheirs}>
            {t('sharing.takeTheirs')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('sharing.conflictIntro')}</p>
      <Differences {...{ before, after }} />
    </Dialog>
  );
}
