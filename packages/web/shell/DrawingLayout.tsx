import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Header } from './Header.tsx';
import { LaterFooter } from './Later.tsx';
import styles from './Layout.module.css';

/** The drawing fills the window below the header; the footer is below the fold. */
export function DrawingLayout(props: {
  title: string;
  sidePanel: ReactNode;
  acts?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <Header acts={props.acts}>{props.sidePanel}</Header>
      <main id="main" tabIndex={-1} className={styles.drawing}>
        <h1>
          <VisuallyHidden>{props.title}</VisuallyHidden>
        </h1>
        {props.children}
      </main>
      <LaterFooter />
    </>
  );
}
