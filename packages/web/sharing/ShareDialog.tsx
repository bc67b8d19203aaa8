import { formatDate } from '@lumitor/domain/translation/figures';
import { useState } from 'react';
import { sharedPath } from '../addresses.ts';
import { forgetShare, keepShare, type OwnShare, ownShares } from '../data/ownShares.ts';
import { changeLink, removeShared, withdrawFromShop } from '../data/sharing.ts';
import { CopyField } from '../shell/CopyField.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { onDemand, orNothing } from '../ui/later.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { shareDrawn } from './share.ts';
import styles from './sharing.module.css';

const LinkAsCode = onDemand(orNothing(() => import('./LinkAsCode.tsx')));

const LINKS = ['see', 'work'] as const;

const addressOf = (token: string) => new URL(sharedPath(token), location.origin).href;

interface ShareProps {
  share: OwnShare;
  /** Hears what this browser has shared after an act, null where that failed. */
  onChange: (shares: OwnShare[] | null) => void;
}

/** A project that this browser has shared, with its links. */
function Share({ share, onChange }: ShareProps) {
  const { t, language } = useTranslation();
  const [isCodeShown, setCodeShown] = useState(false);
  const change = async (link: 'see' | 'work', isWithdrawn: boolean) => {
    const answer = await changeLink(share.own, link, isWithdrawn);
    onChange(typeof answer === 'string' ? null : keepShare({ ...share, [link]: answer.token }));
  };
  const withdraw = async () =>
    onChange((await withdrawFromShop(share.own)) ? keepShare({ ...share, isWithShop: false }) : null);
  const remove = async () => onChange((await removeShared(share.own)) ? forgetShare(share.own) : null);
  return (
    <li className={styles.share}>
      <div className={styles.shareHead}>
        <b>{share.name || t('sharing.unnamed')}</b>
        <span className={styles.faint}>
          {t('sharing.sharedAt', { when: formatDate(share.at, language, true) })}
        </span>
      </div>
      {LINKS.map((link) => {
        const token = share[link];
        return (
          <div key={link} className={styles.link}>
            {token ? (
              <CopyField label={t(`sharing.${link}`)} value={addressOf(token)} />
            ) : (
              <p className={styles.faint}>
                {t(`sharing.${link}`)}: {t('sharing.withdrawn')}
              </p>
            )}
            <span className={styles.acts}>
              {token && (
                <Button size="small" variant="quiet" onClick={() => void change(link, true)}>
                  {t('sharing.withdraw')}
                </Button>
              )}
              <Button size="small" variant="quiet" icon="refresh" onClick={() => void change(link, false)}>
                {t('sharing.renew')}
              </Button>
              {token && link === 'see' && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-expanded={isCodeShown}
                  onClick={() => setCodeShown(!isCodeShown)}
                >
                  {t('sharing.qr')}
                </Button>
              )}
            </span>
            {token && link === 'see' && isCodeShown && (
              <LinkAsCode link={addressOf(token)} name={share.name} />
            )}
          </div>
        );
      })}
      {share.isWithShop !== undefined && (
        <div className={styles.shop}>
          <p>{t(share.isWithShop ? 'sharing.withShop' : 'sharing.withShopNoMore')}</p>
          {share.isWithShop && (
            <Button size="small" variant="quiet" onClick={() => void withdraw()}>
              {t('sharing.withdraw')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.acts}>
        <NewTabLink href={addressOf(share.own)}>{t('sharing.openWork')}</NewTabLink>
        <Button size="small" variant="quiet" icon="trash" onClick={() => void remove()}>
          {t('sharing.remove')}
        </Button>
      </div>
    </li>
  );
}

/** Puts the plan on the service, and keeps its links at hand (D71). */
export default function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [shares, setShares] = useState(ownShares);
  const [status, setStatus] = useState<'ready' | 'sharing' | 'failed' | 'refused'>('ready');
  const share = async () => {
    setStatus('sharing');
    const shared = await shareDrawn();
    if (typeof shared === 'string') return setStatus(shared === 'refused' ? 'refused' : 'failed');
    setStatus('ready');
    setShares(ownShares());
  };
  const onChange = (changed: OwnShare[] | null) => {
    setStatus(changed ? 'ready' : 'failed');
    if (changed) setShares(changed);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sharing.open')}
      closeLabel={t('erase.close')}
      width={560}
      footer={
        <Button variant="primary" icon="share" aria-busy={status === 'sharing'} onClick={() => void share()}>
          {t('sharing.share')}
        </Button>
      }
    >
      <p className={styles.intro}>{t('sharing.intro')}</p>
      <p role="alert">{(status === 'failed' || status === 'refused') && t(`sharing.${status}`)}</p>
      {shares.length > 0 && (
        <section aria-label={t('sharing.own')}>
          <h3>{t('sharing.own')}</h3>
          <ul className={styles.shares}>
            {shares.map((each) => (
              <Share key={each.own} share={each} onChange={onChange} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
