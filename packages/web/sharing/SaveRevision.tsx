import { useEffect, useRef, useState } from 'react';
import { fetchOrderNumber } from '../data/orders.ts';
import { saveRevision } from '../data/sharing.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { ProjectState } from './session.ts';
import styles from './sharing.module.css';

/** Order in the administration; not in `addresses.ts`, which is part of the first load. */
const adminOrderPath = (id: string): string => `/admin/zamowienia/${encodeURIComponent(id)}`;

type State = 'closed' | 'open' | 'saving' | 'failed' | 'refused' | { id: string; number: string };

interface SaveRevisionProps {
  open: ProjectState;
  order: string;
}

/** Saves the project as a revision of its order; customer, notes and offers remain (D76). */
export function SaveRevision({ open, order }: SaveRevisionProps) {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [state, setState] = useState<State>('closed');
  // Idempotency key of one revision; a retry without an answer reuses it.
  const key = useRef('');
  useEffect(() => {
    let isShown = true;
    void fetchOrderNumber(order).then((found) => isShown && found && setNumber(found));
    return () => {
      isShown = false;
    };
  }, [order]);
  const label = t('sharing.saveRevision', { number });
  const start = () => {
    open.send();
    key.current = crypto.randomUUID();
    setState('open');
  };
  const save = async () => {
    setState('saving');
    const saved = await saveRevision(order, key.current);
    if (typeof saved !== 'string') return setState(saved);
    setState(saved === 'failed' ? 'failed' : 'refused');
  };
  const isSaved = typeof state === 'object';
  return (
    <>
      <Button icon="summary" className={styles.revision} aria-label={label} onClick={start}>
        <span className={styles.revisionWord}>{label}</span>
      </Button>
      <Dialog
        open={state !== 'closed'}
        onClose={() => setState('closed')}
        title={
          isSaved
            ? t('sharing.revisionSaved', { number: state.number })
            : t('sharing.revisionTitle', { number })
        }
        closeLabel={t('erase.close')}
        footer={
          isSaved ? (
            <NewTabLink href={adminOrderPath(state.id)}>{t('sharing.openOrder')}</NewTabLink>
          ) : (
            <>
              <Button onClick={() => setState('closed')}>{t('erase.cancel')}</Button>
              <Button
                variant="primary"
                aria-busy={state === 'saving' || open.isWaiting}
                onClick={() => state !== 'saving' && !open.isWaiting && void save()}
              >
                {t('sharing.revisionSave')}
              </Button>
            </>
          )
        }
      >
        <p>{t(isSaved ? 'sharing.revisionNext' : 'sharing.saveRevisionMeaning')}</p>
        {(state === 'failed' || state === 'refused') && (
          <Notice tone="error">
            {t(state === 'failed' ? 'sharing.revisionFailed' : 'sharing.revisionRefused')}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
