import { useRequest } from '../data/useRequest.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Notice } from '../ui/Notice.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { isRoomLow } from '../visitor/settleProjects.ts';
import styles from './Projects.module.css';

export function ProjectNotices(props: { isStored: boolean; hasFailed: boolean; notice: string }) {
  const { isStored, hasFailed, notice } = props;
  const { t } = useTranslation();
  const shelf = useConfigurator((state) => state.shelf);
  const { value: isLow } = useRequest(shelf, isRoomLow);
  const short = shelf ?? (isLow ? 'low' : null);
  return (
    <div className={styles.notices}>
      {!isStored && (
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
        {notice}
      </p>
    </div>
  );
}
