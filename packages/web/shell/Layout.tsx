import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { usePageTitle } from './usePageTitle.ts';

/** Below what is seen first: it comes after that, and where it can't be loaded the screen goes on without it. */
const Footer = lazy<ComponentType>(() => import('./Footer.tsx').catch(() => ({ default: () => null })));

/** What the window keeps beside the drawing area, in pixels: the area is at least as high as the rest. */
const HEADER_HEIGHT = 388.797;

/** A screen between header and footer. */
export function Layout({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

/** A screen whose drawing fills the window below the header; the footer is further down. */
export function DrawingLayout(props: { title: string; beside: ReactNode; children: ReactNode }) {
  return (
    <>
      <Header>{props.beside}</Header>
      <main
        id="main"
        tabIndex={-1}
        className={styles.drawing}
        style={{ minHeight: `calc(100dvh - ${HEADER_HEIGHT}px)` }}
      >
        <h1>
          <VisuallyHidden>{props.title}</VisuallyHidden>
        </h1>
        {props.children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}
