import { useAsked } from '../data/useAsked.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Notice } from '../ui/Notice.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { isRoomLow } from '../visitor/settleProjects.ts';
import styles from './Projects.module.css';

/** Notices about storage and the result of the last action. */
export function ProjectNotices(props: { isKept: boolean; hasFailed: boolean; told: string }) {
  const { isKept, hasFailed, told } = props;
  const { t } = useTranslation();
  const shelf = useConfigurator((state) => state.shelf);
  const { value: isLow } = useAsked(shelf, isRoomLow);
  const short = shelf ?? (isLow ? 'low' : null);
  return (
    <div className={styles.notices}>
      {!isKept && (
        <Notice tone="warning" title={t('projects.notKept')}>
          {t('projects.notKeptRemedy')}
        </Notice>
      )}
      {short && (
        <Notice tone={short === 'full' ? 'error' : 'warning'} title={t(`projects.${short}`)}>
          {t('projects.lowRemedy')}
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="error" title={t('projects.failed')}>
          {t('projects.failedRemedy')}
        </Notice>
      )}
      <p role="status" className={styles.soft}>
        {told}
      </p>
    </div>
  );
}
