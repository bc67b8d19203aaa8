import { useStore } from 'zustand/react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './comments.module.css';
import { discussionStore } from './discussion.ts';

export function Draft({ thread }: { thread: string }) {
  const { t } = useTranslation();
  const text = useStore(discussionStore, ({ drafts }) => drafts[thread]?.text.trim());
  if (!text) return null;
  return (
    <span className={styles.draft}>
      <Icon name="edit" size={16} /> <span>{t('comments.draft', { text })}</span>
    </span>
  );
}
