import { memo, useCallback } from 'react';
import type { IconName } from '../../../ui/Icon.tsx';
import { setQuantity } from '../../store/choosing.ts';
import { ArticlePicture } from './ArticlePicture.tsx';
import { QuantityField } from './QuantityField.tsx';
import styles from './QuantityRow.module.css';

export interface QuantityRowProps {
  collection: 'bindings' | 'accessories';
  id: string;
  img: string;
  icon: IconName;
  title: string;
  /** Code and the like, in one line. */
  details: string;
  price: string;
  quantity: number;
}

/** An article with how many of it are wanted. */
export const QuantityRow = memo(function QuantityRow(props: QuantityRowProps) {
  const { collection, id, img, icon, title, details, price, quantity } = props;
  const change = useCallback(
    (wanted: number, isTyped: boolean) => setQuantity(collection, id, wanted, isTyped),
    [collection, id],
  );
  return (
    <li className={styles.row}>
      <ArticlePicture img={img} icon={icon} size={56} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.details}>{details}</p>
      </div>
      <div className={styles.quantity}>
        <QuantityField
          title={title}
          quantity={quantity}
          onChange={change}
          beside={<span className={styles.price}>{price}</span>}
        />
      </div>
    </li>
  );
});
