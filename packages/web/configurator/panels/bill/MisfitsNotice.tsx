import type { Misfit } from '@lumitor/domain/quote/fit';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { swap } from '../../store/choosing.ts';
import styles from './Bill.module.css';

/** Says that something no longer fits, and swaps at once all that comes in the rails' colour (D21). */
export default function MisfitsNotice({ misfits }: { misfits: readonly Misfit[] }) {
  const { t } = useTranslation();
  const swappable = misfits.filter(({ counterpartId }) => counterpartId !== null);
  return (
    <Notice
      tone="error"
      className={styles.notice}
      title={t('bill.misfits', { count: misfits.length })}
      action={
        swappable.length > 0 && (
          <Button size="small" onClick={() => swap(...swappable)}>
            {t('bill.swapAll')}
          </Button>
        )
      }
    >
      <p>{t('bill.misfitsRemedy')}</p>
    </Notice>
  );
}
