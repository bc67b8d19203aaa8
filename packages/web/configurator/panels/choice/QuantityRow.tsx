import type { Counted } from '@lumitor/domain/plan/choices';
import { memo, useId } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import text from '../../../ui/text.module.css';
import { useConfigurator } from '../../../visitor/configuratorStore.ts';
import { replaceArticle } from '../../../visitor/replacing.ts';
import { ArticlePicture } from './ArticlePicture.tsx';
import { ArticleQuantity } from './QuantityField.tsx';
import styles from './QuantityList.module.css';

function ReplaceButton({ id, title }: Pick<QuantityRowProps, 'id' | 'title'>) {
  const { t } = useTranslation();
  const isSeenOnly = useConfigurator((state) => state.isSeenOnly);
  return (
    !isSeenOnly && (
      <button
        type="button"
        className={styles.replace}
        aria-haspopup="dialog"
        aria-label={t('replacing.openOf', { title })}
        onClick={() => replaceArticle(id)}
      >
        {t('replacing.open')}
      </button>
    )
  );
}

interface QuantityRowProps {
  collection: Counted;
  id: string;
  img: string;
  title: string;
  details: string;
  figures: string;
  price: string;
  quantity: number;
  onOpen: ((id: string) => void) | undefined;
}

export const QuantityRow = memo(function QuantityRow(props: QuantityRowProps) {
  const { collection, id, img, title, details, figures, price, quantity, onOpen } = props;
  const { t } = useTranslation();
  const openId = useId();
  const icon = collection === 'bindings' ? 'luminaire' : 'accessory';
  const picture = <ArticlePicture img={img} icon={icon} size={56} />;
  return (
    <li className={styles.row}>
      {onOpen ? (
        <button
          type="button"
          id={openId}
          className={styles.open}
          aria-haspopup="dialog"
          aria-label={t('choice.open', { title })}
          data-article={id}
          onClick={() => onOpen(id)}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <div className={styles.words}>
        {/* The title is a label of the button, so that the keyboard stops once. */}
        {onOpen ? (
          <label htmlFor={openId} className={styles.title}>
            {title}
          </label>
        ) : (
          <p className={styles.title}>{title}</p>
        )}
        <p className={text.faint}>
          {details} {collection === 'bindings' && quantity > 0 && <ReplaceButton id={id} title={title} />}
        </p>
      </div>
      {figures && <p className={styles.figures}>{figures}</p>}
      <div className={styles.quantity}>
        <ArticleQuantity
          collection={collection}
          id={id}
          title={title}
          quantity={quantity}
          action={<span className={styles.price}>{price}</span>}
        />
      </div>
    </li>
  );
});
