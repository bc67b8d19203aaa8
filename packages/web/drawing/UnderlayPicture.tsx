import type { Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import styles from './UnderlayPicture.module.css';
import { usePicture } from './usePicture.ts';

export function UnderlayPicture({ underlay }: { underlay: Underlay }) {
  const { id, width, height, x, y, scale, rotation, opacity } = underlay;
  const { address } = usePicture(id);
  if (!address) return null;
  return (
    <image
      href={address}
      className={styles.picture}
      width={width}
      height={height}
      opacity={opacity}
      transform={`translate(${x} ${y}) rotate(${rotation}) scale(${scale}) translate(${-width / 2} ${-height / 2})`}
    />
  );
}
