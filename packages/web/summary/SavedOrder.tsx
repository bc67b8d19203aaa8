import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { useEffect, useRef } from 'react';
import { downloadPath } from '../addresses.ts';
import { fetchOrder } from '../data/orders.ts';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';
import { isEmbedded } from '../paths.ts';
import { PdfButton } from '../pdf/PdfButton.tsx';
import { CopyField } from '../shell/CopyField.tsx';
import { QrCode } from '../shell/QrCode.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { saveAnother } from './saveStore.ts';
import styles from './summary.module.css';

const sharing = (ownerKey: string) => async () => {
  const { shareWithShop } = await import('../sharing/share.ts');
  const own = await shareWithShop();
  return own === null ? null : { own, ownerKey };
};

interface SavedOrderProps {
  id: string;
  ownerKey: string;
  line: ProductLine;
  enquires: boolean;
}

export function SavedOrderNotice({ id, ownerKey, line, enquires }: SavedOrderProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the result gets the focus for screen readers.
  useEffect(() => title.current?.focus(), []);
  const url = new URL(downloadPath(id), location.origin).href;
  const getPage = async () => {
    const page = await fetchOrder(id);
    return typeof page === 'string' ? null : page;
  };
  return (
    <section className={classes(styles.part, styles.saved)}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        <Icon name="check" />
        {t('summary.saved')}
      </h3>
      <p className={styles.hint}>{t('summary.savedHint')}</p>
      <CopyField label={t('summary.link')} value={url} />
      <span className={styles.code}>
        <QrCode text={url} label={t('summary.qr')} side={176} />
      </span>
      <div className={styles.actions}>
        <PdfButton variant="primary" getPage={getPage} url={url} />
        <PdfButton kind="installation" getPage={getPage} url={url} />
        <EnquiryButton
          orderId={id}
          opens={enquires}
          shareProject={isEmbedded() || !ownerKey ? undefined : sharing(ownerKey)}
        />
        <NewTabLink href={downloadPath(id)} className={styles.open}>
          <Icon name="external" />
          {t('summary.openPage')}
        </NewTabLink>
        <Button variant="quiet" onClick={() => void saveAnother(line)}>
          {t('summary.saveAnother')}
        </Button>
      </div>
    </section>
  );
}
