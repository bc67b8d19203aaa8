import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import styles from './Message.module.css';

export function Message(props: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <div className={styles.message}>
        <Logo />
        <h1>{props.title}</h1>
        <div className={styles.words}>{props.children}</div>
        <div className={styles.actions}>{props.actions}</div>
      </div>
    </div>
  );
}
