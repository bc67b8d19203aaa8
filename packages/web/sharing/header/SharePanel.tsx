import { formatDate } from '@lumitor/domain/translation/figures';
import { useId, useState } from 'react';
import { useStore } from 'zustand/react';
import { sharedPath } from '../../addresses.ts';
import { forgetShare, type OwnShare, sharesStore, storeShare } from '../../data/ownShares.ts';
import { removeShared, requestWithdrawal } from '../../data/sharing.ts';
import { useRecovered } from '../../data/useRecovered.ts';
import { CopyField } from '../../shell/CopyField.tsx';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { onDemand, orNothing } from '../../ui/later.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { type Link, setLink, stopSharing } from '../share.ts';
import { HeaderPanel } from './HeaderPanel.tsx';
import styles from './header.module.css';
import { useShare } from './useShownState.ts';

const LinkAsCode = onDemand(orNothing(() => import('../LinkAsCode.tsx')));

const LINKS = ['see', 'work'] as const;

const addressOf = (token: string) => new URL(sharedPath(token), location.origin).href;

type Fault = 'failed' | 'refused';
type Run = (act: () => Promise<Fault | null>) => void;

interface LinkRowProps {
  link: Link;
  share: OwnShare | undefined;
  isBusy: boolean;
  run: Run;
}

/** Turning a link off revokes it; turning it on makes a new one. */
function LinkRow({ link, share, isBusy, run }: LinkRowProps) {
  const { t } = useTranslation();
  const [isCodeShown, setCodeShown] = useState(false);
  const labelId = useId();
  const token = share?.[link] ?? null;
  const toggle = async (): Promise<Fault | null> => {
    const fault = await setLink(link, token === null);
    return fault && (fault === 'refused' ? 'refused' : 'failed');
  };
  return (
    <div className={styles.link}>
      <div className={styles.row}>
        <b id={labelId}>{t(`sharing.switch_${link}`)}</b>
        <button
          type="button"
          role="switch"
          className={styles.switch}
          aria-checked={token !== null}
          aria-labelledby={labelId}
          aria-busy={isBusy}
          onClick={() => !isBusy && run(toggle)}
        />
      </div>
      {token && (
        <>
          <CopyField label={t(`sharing.${link}`)} value={addressOf(token)} hideLabel />
          {link === 'see' && (
            <Button
              size="small"
              variant="quiet"
              aria-expanded={isCodeShown}
              onClick={() => setCodeShown(!isCodeShown)}
            >
              {t('sharing.qr')}
            </Button>
          )}
          {link === 'see' && isCodeShown && <LinkAsCode link={addressOf(token)} name={share?.name ?? ''} />}
        </>
      )}
    </div>
  );
}

/** Shared plans without a project here: copies of earlier versions and erased projects. */
function Others({ shown, run }: { shown: OwnShare | undefined; run: Run }) {
  const { t, language } = useTranslation();
  const shares = useStore(sharesStore, (state) => state.shares);
  const others = shares.filter(
    (one, place) =>
      one !== shown &&
      (one.project === undefined || shares.findIndex(({ project }) => project === one.project) !== place),
  );
  if (others.length === 0) return null;
  const remove = async ({ own }: OwnShare): Promise<Fault | null> => {
    if (!(await removeShared(own))) return 'failed';
    forgetShare(own);
    return null;
  };
  return (
    <details className={styles.others}>
      <summary>{t('sharing.others', { count: others.length })}</summary>
      <ul className={styles.list}>
        {others.map((one) => (
          <li key={one.own}>
            <span>
              <bdi>{one.name || t('sharing.unnamed')}</bdi>
              <em>{t('sharing.sharedAt', { when: formatDate(one.at, language, true) })}</em>
            </span>
            <NewTabLink href={addressOf(one.own)}>{t('sharing.openOther')}</NewTabLink>
            <Button size="small" variant="quiet" onClick={() => run(() => remove(one))}>
              {t('sharing.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

export default function SharePanel() {
  const { t } = useTranslation();
  const share = useShare();
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  useRecovered(fault === 'failed', () => setFault((now) => (now === 'failed' ? null : now)));
  const run: Run = (act) => {
    setBusy(true);
    act()
      .then(setFault, (error: unknown) => {
        console.error(error);
        setFault('failed');
      })
      .finally(() => setBusy(false));
  };
  const stop = async (): Promise<Fault | null> => ((await stopSharing()) ? null : 'failed');
  const withdraw = async (own: OwnShare): Promise<Fault | null> => {
    if (!(await requestWithdrawal(own.own))) return 'failed';
    storeShare({ ...own, isWithShop: false });
    return null;
  };
  return (
    <HeaderPanel title={t('sharing.share')} note={t('sharing.atOnce')} isAtEnd>
      {LINKS.map((link) => (
        <LinkRow key={link} link={link} share={share} isBusy={isBusy} run={run} />
      ))}
      {share?.isWithShop !== undefined && (
        <div className={styles.row}>
          <span>{t(share.isWithShop ? 'sharing.withShop' : 'sharing.withShopNoMore')}</span>
          {share.isWithShop && (
            <Button size="small" variant="quiet" onClick={() => run(() => withdraw(share))}>
              {t('sharing.withdraw')}
            </Button>
          )}
        </div>
      )}
      <p className={styles.faint}>{t('sharing.pictureStays')}</p>
      <p role="alert">{fault && t(`sharing.${fault}`)}</p>
      {share && (
        <Button aria-busy={isBusy} onClick={() => run(stop)}>
          {t('sharing.stop')}
        </Button>
      )}
      <Others shown={share} run={run} />
    </HeaderPanel>
  );
}
