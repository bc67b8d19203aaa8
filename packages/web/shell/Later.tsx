import { type ComponentType, lazy, Suspense } from 'react';
import { isEmbedded } from '../paths.ts';
import styles from './Header.module.css';

/** What comes after what is seen first; where it can't be loaded the screen goes on without it. */
export const later = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: () => null })));

const Footer = later(() => import('./Footer.tsx'));
const ShopMenu = later(() => import('./ShopMenu.tsx'));

/** The page around a frame has a footer of its own. */
export const LaterFooter = () =>
  !isEmbedded() && (
    <Suspense>
      <Footer />
    </Suspense>
  );

/** Its place is kept, so that nothing moves when it comes. */
export const LaterMenu = () => (
  <span className={styles.menu}>
    <Suspense>
      <ShopMenu />
    </Suspense>
  </span>
);
