import { useState } from 'react';
import { isEmbedded } from '../paths.ts';
import { NoticePlace } from '../shell/NoticePlace.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice, type NoticeProps } from '../ui/Notice.tsx';
import { configuratorStore, useConfigurator } from '../visitor/configuratorStore.ts';
import { writeNow } from '../visitor/persistence.ts';
import styles from './StorageNotice.module.css';

export default function StorageNotice() {
  const { t } = useTranslation();
  const storageState = useConfigurator((state) => state.storageState);
  const shelf = useConfigurator((state) => state.shelf);
  const wasSetAside = useConfigurator((state) => state.wasSetAside);
  const [isUnderstood, setUnderstood] = useState(false);
  const notice = (tone: NoticeProps['tone'], title: string, text: string, act: string, onAct: () => void) => (
    <NoticePlace>
      <Notice
        tone={tone}
        className={styles.notice}
        title={title}
        action={<Button onClick={onAct}>{act}</Button>}
      >
        <p>{text}</p>
      </Notice>
    </NoticePlace>
  );
  const understood = t('canvas.understood');
  if (storageState === 'unavailable' && isEmbedded()) {
    const understand = () => setUnderstood(true);
    const [title, text] = [t('embedding.notKept'), t('embedding.notKeptRemedy')];
    return !isUnderstood && notice('info', title, text, understood, understand);
  }
  if (storageState !== 'saved')
    return notice(
      'error',
      t(`canvas.keeping_${storageState}`),
      t('canvas.keepingRemedy'),
      t('canvas.retry'),
      writeNow,
    );
  if (shelf && !wasSetAside)
    return (
      !isUnderstood &&
      notice(
        shelf === 'full' ? 'error' : 'warning',
        t(`projects.${shelf}`),
        t('projects.lowRemedy'),
        understood,
        () => setUnderstood(true),
      )
    );
  const forget = () => configuratorStore.setState({ wasSetAside: false });
  return wasSetAside && notice('warning', t('canvas.setAside'), t('canvas.setAsideText'), understood, forget);
}
