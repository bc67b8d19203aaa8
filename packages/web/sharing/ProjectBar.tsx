import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import { mayOnShared } from '@lumitor/domain/sharing/sharedProject';
import { formatDate } from '@lumitor/domain/translation/figures';
import { useState } from 'react';
import { useLineNames } from '../data/settings.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import HeaderName from './HeaderName.tsx';
import { shopWords } from './madeBy.ts';
import { ProjectPdf } from './ProjectPdf.tsx';
import { SaveRevision } from './SaveRevision.tsx';
import type { ProjectState } from './session.ts';
import styles from './sharing.module.css';
import VersionsDialog from './VersionsDialog.tsx';

export function ProjectBar({ open, onCopy }: { open: ProjectState; onCopy: () => void }) {
  const { t, language } = useTranslation();
  const [areVersionsShown, setVersionsShown] = useState(false);
  const name = useConfigurator(({ history }) => currentPlan(history).name);
  const lineNames = useLineNames();
  const { project } = open;
  const mayWork = mayOnShared(project.right, 'work');
  const { as } = project;
  const workedAs = as !== undefined && t('sharing.workedAs', { name: as });
  const mode = mayWork ? workedAs : t('sharing.seenOnly');
  return (
    <div className={styles.bar}>
      <span className={styles.line}>
        <Badge>{lineNames[productLineOf(project.isMicro)]}</Badge>
      </span>
      {mayWork ? (
        <HeaderName onCopy={onCopy} />
      ) : (
        <b className={styles.name}>
          <bdi>{name || t('sharing.unnamed')}</bdi>
        </b>
      )}
      {mode && (
        <span className={styles.mode}>
          <Badge>{mode}</Badge>
        </span>
      )}
      <span role="status" className={styles.stored}>
        {[
          !mayWork && t('sharing.until', { date: formatDate(project.until, language) }),
          shopWords(project, t),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {mayWork && 'order' in open.way && <SaveRevision open={open} order={open.way.order} />}
      {!mayWork && <ProjectPdf project={project} />}
      <IconButton icon="history" label={t('sharing.versions')} onClick={() => setVersionsShown(true)} />
      <span className={styles.copy}>
        <IconButton icon="copy" label={t('sharing.copy')} onClick={onCopy} />
      </span>
      {areVersionsShown && <VersionsDialog open={open} onClose={() => setVersionsShown(false)} />}
    </div>
  );
}
