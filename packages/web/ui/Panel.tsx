import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './layout.module.css';

export interface PanelProps extends ComponentProps<'div'> {
  /** A `section` or an `aside` needs an `aria-label` or `aria-labelledby`. */
  as?: 'div' | 'section' | 'aside';
}

export function Panel({ as: Element = 'div', className, ...rest }: PanelProps) {
  return <Element className={classes(styles.panel, className)} {...rest} />;
}
