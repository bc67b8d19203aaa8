import { isEmbedded } from '../paths.ts';
import { onDemand, orNothing } from '../ui/later.tsx';
import styles from './Header.module.css';

const Footer = onDemand(orNothing(() => import('./Footer.tsx')));
const ShopMenu = onDemand(orNothing(() => import('./ShopMenu.tsx')));

/** The page around a frame has a footer of its own. */
export const LaterFooter = () => !isEmbedded() && <Footer />;

/** Its place is kept, so that nothing moves when it comes. */
export const LaterMenu = () => (
  <span className={styles.menu}>
    <ShopMenu />
  </span>
);
