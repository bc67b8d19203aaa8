import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Header } from './Header.tsx';
import { LaterFooter } from './LaterFooter.tsx';
import styles from './Layout.module.css';

/** What the window keeps beside the drawing area, in pixels: the area is at least as high as the rest. */
const HEADER_HEIGHT = 388.797;

/** A screen whose drawing fills the window below the header; the footer is further down. */
export function DrawingLayout(props: { title: string; beside: ReactNode; children: ReactNode }) {
  return (
    <>
      <Header>{props.beside}</Header>
      <main
        id="main"
        tabIndex={-1}
        className={styles.drawing}
        style={{ minHeight: `calc(var(--window-height) - ${HEADER_HEIGHT}px)` }}
      >
        <h1>
          <VisuallyHidden>{props.title}</VisuallyHidden>
        </h1>
        {props.children}
      </main>
      <LaterFooter />
    </>
  );
}
