import { useState } from 'react';
import { isEmbedded } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { configuratorStore, useConfigurator } from '../visitor/configuratorStore.ts';
import { writeNow } from '../visitor/persistence.ts';
import styles from './KeepingNotice.module.css';

/** Says when the browser cannot keep the work, or when a damaged state was set aside. */
export default function KeepingNotice() {
  const { t } = useTranslation();
  const keeping = useConfigurator((state) => state.keeping);
  const wasSetAside = useConfigurator((state) => state.wasSetAside);
  const [isUnderstood, setUnderstood] = useState(false);
  if (keeping === 'unavailable' && isEmbedded())
    return (
      !isUnderstood && (
        <Notice
          tone="info"
          className={styles.notice}
          title={t('embedding.notKept')}
          action={<Button onClick={() => setUnderstood(true)}>{t('canvas.understood')}</Button>}
        >
          <p>{t('embedding.notKeptRemedy')}</p>
        </Notice>
      )
    );
  if (keeping !== 'kept')
    return (
      <Notice
        tone="error"
        className={styles.notice}
        title={t(`canvas.keeping_${keeping}`)}
        action={<Button onClick={writeNow}>{t('canvas.retry')}</Button>}
      >
        <p>{t('canvas.keepingRemedy')}</p>
      </Notice>
    );
  if (!wasSetAside) return null;
  return (
    <Notice
      tone="warning"
      className={styles.notice}
      title={t('canvas.setAside')}
      action={
        <Button onClick={() => configuratorStore.setState({ wasSetAside: false })}>
          {t('canvas.understood')}
        </Button>
      }
    >
      <p>{t('canvas.setAsideText')}</p>
    </Notice>
  );
}
