import { isEmbedded } from '../paths.ts';
import { onDemand, orNothing } from '../ui/later.tsx';
import styles from './Header.module.css';

const Footer = onDemand(orNothing(() => import('./Footer.tsx')));
const ShopMenu = onDemand(orNothing(() => import('./ShopMenu.tsx')));

/** The embedding page has its own footer. */
export const LaterFooter = () => !isEmbedded() && <Footer />;

/** Reserves space, so that nothing shifts when the menu loads. */
export const LaterMenu = () => (
  <span className={styles.menu}>
    <ShopMenu />
  </span>
);
