import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { readPlan } from '@lumitor/domain/plan/storedPlan';
import { mayOnShared, type VersionHead } from '@lumitor/domain/sharing/sharedProject';
import { formatDate } from '@lumitor/domain/translation/figures';
import { useEffect, useMemo, useState } from 'react';
import { fetchVersion, fetchVersions } from '../data/sharing.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { configuratorStore, useConfigurator } from '../visitor/configuratorStore.ts';
import { edit } from '../visitor/editing.ts';
import { Differences } from './Differences.tsx';
import { madeBy, shopWords } from './madeBy.ts';
import { ownName, type ProjectState, setOwnName } from './session.ts';
import styles from './sharing.module.css';

function Since({ head, plan }: { head: VersionHead; plan: Plan }) {
  const { t } = useTranslation();
  const now = useConfigurator(({ history }) => currentPlan(history));
  const before = useMemo(
    () => ({ plan, title: t('sharing.version', { version: head.version }) }),
    [plan, head, t],
  );
  const after = useMemo(() => ({ plan: now, title: t('sharing.present') }), [now, t]);
  return (
    <section aria-label={t('sharing.changesSince', { version: head.version })}>
      <Differences before={before} after={after} />
    </section>
  );
}

function useVersions({ way, project }: ProjectState) {
  const [versions, setVersions] = useState<readonly VersionHead[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version may have left one behind
  useEffect(() => {
    let isMounted = true;
    void fetchVersions(way).then((read) => {
      if (!isMounted) return;
      setFailed(typeof read === 'string');
      if (typeof read !== 'string') setVersions(read);
    });
    return () => {
      isMounted = false;
    };
  }, [way, project.version]);
  return { versions, hasFailed, setFailed };
}

export default function VersionsDialog({ open, onClose }: { open: ProjectState; onClose: () => void }) {
  const { t, language } = useTranslation();
  const { way, project, send } = open;
  const { versions, hasFailed, setFailed } = useVersions(open);
  const [shown, setShown] = useState<{ head: VersionHead; plan: Plan } | null>(null);
  const [name, setName] = useState(ownName);
  const mayWork = mayOnShared(project.right, 'work');
  const shop = shopWords(project, t);
  const compare = async (head: VersionHead) => {
    const read = await fetchVersion(way, head.version);
    const { plan } = typeof read === 'string' ? {} : readPlan(read.plan);
    setFailed(!plan);
    if (plan) setShown({ head, plan });
  };
  const bringBack = (plan: Plan) => {
    const { underlay, view } = currentPlan(configuratorStore.getState().history);
    edit({ kind: 'replace', plan: { ...plan, underlay, view } });
    onClose();
    send();
  };
  return (
    <Dialog open onClose={onClose} title={t('sharing.versions')} closeLabel={t('erase.close')} width={720}>
      {mayWork && project.as === undefined && (
        <TextField
          label={t('sharing.yourName')}
          value={name}
          maxLength={80}
          onChange={(typed) => {
            setName(typed);
            setOwnName(typed);
          }}
        />
      )}
      {shop && (
        <p className={styles.note}>
          {project.shop?.openedAt
            ? t('sharing.shopLast', { shop, when: formatDate(project.shop.openedAt, language, true) })
            : shop}
        </p>
      )}
      <ul className={styles.versions}>
        <li>
          <b>{t('sharing.version', { version: project.version })}</b>
          <span className={styles.faint}>
            {[t('sharing.present'), madeBy(project, t, language)].join(' · ')}
          </span>
        </li>
        {versions?.map((head) => (
          <li key={head.version}>
            <b>{t('sharing.version', { version: head.version })}</b>
            <span className={styles.faint}>{madeBy(head, t, language)}</span>
            <span className={styles.acts}>
              <Button size="small" onClick={() => void compare(head)}>
                {t('sharing.compare')}
              </Button>
              {mayWork && shown?.head.version === head.version && (
                <Button size="small" icon="history" onClick={() => bringBack(shown.plan)}>
                  {t('sharing.bringBack')}
                </Button>
              )}
            </span>
            {shown?.head.version === head.version && <Since {...shown} />}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.faint}>
        {hasFailed ? t('sharing.failed') : versions?.length === 0 && t('sharing.noVersions')}
      </p>
    </Dialog>
  );
}
