import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from './classes.ts';

export interface BadgeProps {
  tone?: 'plain' | 'bad';
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return <span className={classes(styles.badge, styles[tone], className)}>{children}</span>;
}
