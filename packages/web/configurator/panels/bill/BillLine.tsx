import { memo, type RefObject } from 'react';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import text from '../../../ui/text.module.css';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import AutomaticSupply from './AutomaticSupply.tsx';
import styles from './bill.module.css';
import type { BillRow } from './billRows.ts';
import { Figure } from './Figure.tsx';

const ICONS: Record<BillRow['collection'], IconName> = {
  connections: 'rails',
  systems: 'control',
  gateways: 'control',
  powers: 'power',
  bindings: 'luminaire',
  accessories: 'accessory',
};

function Remarks({
  code,
  colour,
  quantity,
  required,
  isAutomatic,
  fault,
  misfit,
  onSupply,
}: Omit<BillLineProps, 'isShown'>) {
  const { t } = useTranslation();
  const byHand = (quantity ?? 0) - required;
  return (
    <>
      {(code || required > 0) && (
        <p className={text.faint}>
          {[code, colour && t(`parts.${colour}`)].filter(Boolean).join(' · ')}{' '}
          {required > 0 && <Badge className={styles.auto}>{t('bill.auto')}</Badge>}
          {isAutomatic && (
            <>
              {'· '}
              {onSupply ? <AutomaticSupply onChange={onSupply} /> : t('bill.auto')}
            </>
          )}
        </p>
      )}
      {required > 0 && byHand > 0 && <p className={text.faint}>{t('bill.mixed', { required, byHand })}</p>}
      {fault && <p className={text.bad}>{t(`bill.${fault}`, { code })}</p>}
      {misfit && <p className={text.bad}>{t(`choice.misfit_${misfit}`)}</p>}
    </>
  );
}

type BillLineProps = Omit<BillRow, 'key'> & {
  isShown: RefObject<boolean>;
  onSupply?: (() => void) | undefined;
};

/** Plain values, so that `memo` renders only changed lines. */
export const BillLineRow = memo(function BillLineRow({ isShown, onSupply, ...row }: BillLineProps) {
  const { t } = useTranslation();
  const { money } = usePricing();
  const { collection, img, title, quantity, unitPrice, total } = row;
  return (
    <li className={styles.line}>
      <ArticlePicture img={img} icon={ICONS[collection]} size={40} />
      <div>
        <p className={styles.title}>{title}</p>
        <Remarks {...row} onSupply={onSupply} />
      </div>
      {quantity !== 0 && (
        <div className={styles.amounts}>
          <p className={total === null ? styles.onRequest : styles.total}>
            <Figure value={money(total)} isShown={isShown} />
          </p>
          {quantity && (
            <p className={text.faint}>
              <Figure value={t('bill.times', { quantity })} isShown={isShown} />
              {unitPrice !== null && ` ${money(unitPrice)}`}
            </p>
          )}
        </div>
      )}
    </li>
  );
});
