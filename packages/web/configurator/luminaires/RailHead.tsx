import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './PieceTable.module.css';

export interface RailHeadProps {
  number: number;
  /** Centimetres. */
  length: number;
  /** So many luminaires hang on it, and so many of them are selected. */
  count: number;
  chosen: number;
  isOpen: boolean;
  onChoose: () => void;
  onFold: () => void;
}

/** The head of a rail in the table: it selects all that hang there, and folds them away. */
export function RailHead({ number, length, count, chosen, isOpen, onChoose, onFold }: RailHeadProps) {
  const { t } = useTranslation();
  const title = t('pieces.railGroup', { number, length });
  return (
    <tbody className={styles.rail}>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          <div className={styles.head}>
            <input
              type="checkbox"
              aria-label={t('pieces.selectRail', { number })}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && chosen < count;
              }}
              checked={chosen === count}
              onChange={onChoose}
            />
            <span className={styles.railName}>{title}</span>
            <span className={styles.state}>{t('pieces.several', { count })}</span>
            <IconButton
              size="small"
              icon={isOpen ? 'chevronUp' : 'chevronDown'}
              label={title}
              aria-expanded={isOpen}
              onClick={onFold}
            />
          </div>
        </th>
      </tr>
    </tbody>
  );
}
