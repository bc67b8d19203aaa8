import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import styles from './ColourDot.module.css';

export const ColourDot = ({ colour }: { colour: RailColour }) => (
  <span className={styles.dot} data-colour={colour} />
);
