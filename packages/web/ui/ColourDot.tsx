import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import styles from './ColourDot.module.css';

/** Colour of an article before its title, which also names the colour. */
export const ColourDot = ({ colour }: { colour: RailColour }) => (
  <span className={styles.dot} data-colour={colour} />
);
