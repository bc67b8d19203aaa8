import { imageAt } from '@lumitor/domain/catalogue/image';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import styles from './choice.module.css';

export interface ArticlePictureProps {
  /** The picture's address; empty where the article has none. */
  img: string;
  /** Stands for an article without a picture. */
  icon: IconName;
  /** Width and height in pixels. */
  size?: number;
}

/** An article's picture; its title stands beside it. */
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
