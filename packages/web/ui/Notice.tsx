import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'error' | 'success';

const ICONS: Record<NoticeTone, IconName> = {
  info: 'info',
  warning: 'warning',
  error: 'warning',
  success: 'check',
};

export interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

export function Notice({ tone, title, action, className, children }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes(styles.notice, tone === 'error' && styles.error, className)}
    >
      <Icon name={ICONS[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
