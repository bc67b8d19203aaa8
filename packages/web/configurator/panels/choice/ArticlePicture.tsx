import { imageAt } from '@lumitor/domain/catalogue/image';
import type { Px } from '@lumitor/domain/units';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import styles from './choice.module.css';

export interface ArticlePictureProps {
  img: string;
  icon: IconName;
  size?: Px;
}

export function ArticlePicture({ img, icon, size = 48 }: ArticlePictureProps) {
  return (
    <span className={styles.picture} style={{ width: size, height: size }}>
      {img ? (
        <img src={imageAt(img, 96)} width={size} height={size} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon name={icon} />
      )}
    </span>
  );
}
