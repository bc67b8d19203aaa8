import { Link } from 'wouter';
import { downloadPath, orderPath } from '../app/paths.ts';
import type { ShownOrder } from '../data/orders.ts';
import { CsvButton } from '../parts/CsvButton.tsx';
import type { PartRow } from '../parts/partRow.ts';
import { PdfButton } from '../pdf/PdfButton.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './OrderActions.module.css';

/** What can be done with a stored order. */
export function OrderActions({ page, rows }: { page: ShownOrder; rows: readonly PartRow[] }) {
  const { t, language } = useTranslation();
  const { id, data } = page;
  const url = new URL(downloadPath(id), location.origin).href;
  return (
    <div className={styles.actions}>
      <PdfButton variant="primary" getPage={() => Promise.resolve(page)} url={url} />
      <CsvButton rows={rows} currency={data.currency} name={data.name} id={id} />
      <Link href={orderPath(id, language)} className={styles.open}>
        <Icon name="edit" />
        {t('download.openInConfigurator')}
      </Link>
    </div>
  );
}
