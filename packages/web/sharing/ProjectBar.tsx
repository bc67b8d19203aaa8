import { lineOf } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import { mayOnShared } from '@lumitor/domain/sharing/sharedProject';
import { formatDate } from '@lumitor/domain/translation/figures';
import { useState } from 'react';
import { useLineNames } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { shopWords } from './madeBy.ts';
import { ProjectPdf } from './ProjectPdf.tsx';
import type { ProjectState } from './session.ts';
import styles from './sharing.module.css';
import { VersionsDialog } from './VersionsDialog.tsx';

/** Beside the title: what is shared, how far it is stored, its versions, and the way to a copy. */
export function ProjectBar({ open, onCopy }: { open: ProjectState; onCopy: () => void }) {
  const { t, language } = useTranslation();
  const [areVersionsShown, setVersionsShown] = useState(false);
  const name = useConfigurator(({ history }) => currentPlan(history).name);
  const lineNames = useLineNames();
  const { project, isWaiting, isAway } = open;
  const mayWork = mayOnShared(project.right, 'work');
  const { as } = project;
  const worked = project.shop?.openedAt ? 'workedWithShop' : 'worked';
  const mode = mayWork ? worked : 'seenOnly';
  const stored = isAway ? 'unsent' : isWaiting ? 'sending' : 'sent';
  return (
    <div className={styles.bar}>
      <span className={styles.line}>
        <Badge>{lineNames[lineOf(project.isMicro)]}</Badge>
      </span>
      <b className={styles.name}>{name || t('sharing.unnamed')}</b>
      <span className={styles.mode}>
        <Badge>
          {mayWork && as !== undefined ? t('sharing.workedAs', { name: as }) : t(`sharing.${mode}`)}
        </Badge>
      </span>
      <span role="status" className={styles.stored}>
        {[
          mayWork
            ? t(`sharing.${stored}`)
            : t('sharing.until', { date: formatDate(project.until, language) }),
          shopWords(project, t),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {!mayWork && <ProjectPdf project={project} />}
      <IconButton icon="history" label={t('sharing.versions')} onClick={() => setVersionsShown(true)} />
      <span className={styles.copy}>
        <IconButton icon="copy" label={t('sharing.copy')} onClick={onCopy} />
      </span>
      {areVersionsShown && <VersionsDialog open={open} onClose={() => setVersionsShown(false)} />}
    </div>
  );
}
