import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useVisibleLines } from '../data/settings.ts';
import { isEmbedded, PATHS } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { ERASED, followErasing } from './eraseBrowser.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { LegalLinks, ShopContacts } from './ShopInfo.tsx';
import styles from './ShopMenu.module.css';

type Shown = 'info' | 'erase' | 'erased';

export default function ShopMenu() {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const [shown, setShown] = useState<Shown | null>(location.hash === ERASED ? 'erased' : null);
  const lines = useVisibleLines();
  useEffect(followErasing, []);
  const close = () => setShown(null);
  const closeErased = () => {
    history.replaceState(history.state, '', location.pathname + location.search);
    close();
  };
  return (
    <>
      <IconButton
        className={styles.projects}
        icon="folder"
        label={t('header.projects')}
        aria-current={path === PATHS.projects ? 'page' : undefined}
        onClick={() => navigate(PATHS.projects)}
      />
      <IconButton
        icon="info"
        label={t('header.menu')}
        aria-haspopup="dialog"
        onClick={() => setShown('info')}
      />
      <Dialog
        open={shown === 'info'}
        onClose={close}
        title={t('header.menu')}
        closeLabel={t('erase.close')}
        width={560}
      >
        <div className={styles.info}>
          {/* The embedding page has its own contacts. */}
          {!isEmbedded() && <ShopContacts />}
          <div className={styles.rest}>
            <LegalLinks />
            <span className={styles.phone}>
              <LanguageSelect />
              {lines.length > 1 && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    close();
                    navigate(PATHS.home);
                  }}
                >
                  {t('header.changeLine')}
                </Button>
              )}
            </span>
            <Button
              className={styles.narrow}
              variant="quiet"
              size="small"
              icon="folder"
              onClick={() => {
                close();
                navigate(PATHS.projects);
              }}
            >
              {t('header.projects')}
            </Button>
            <Button variant="quiet" size="small" icon="trash" onClick={() => setShown('erase')}>
              {t('erase.open')}
            </Button>
          </div>
        </div>
      </Dialog>
      {shown === 'erase' && <EraseDialog onClose={close} />}
      <Dialog
        open={shown === 'erased'}
        onClose={closeErased}
        title={t('erase.doneTitle')}
        footer={
          <Button variant="primary" onClick={closeErased}>
            {t('erase.close')}
          </Button>
        }
      >
        <p>{t('erase.done')}</p>
      </Dialog>
    </>
  );
}
