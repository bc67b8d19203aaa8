import { currentPlan } from '@lumitor/domain/plan/history';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { isOpenToOthers } from '../data/ownShares.ts';
import { isEmbedded } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { onDemand, orNothing } from '../ui/later.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import styles from './header/header.module.css';
import { panelStore, togglePanel } from './header/panelStore.ts';
import { useShare } from './header/useShownState.ts';
import { projectStore } from './session.ts';

const SharePanel = onDemand(orNothing(() => import('./header/SharePanel.tsx')));
const VersionsDialog = onDemand(orNothing(() => import('./VersionsDialog.tsx')));

export default function HeaderActs() {
  const { t } = useTranslation();
  const open = useStore(projectStore, (state) => state.open);
  const isOpen = useStore(panelStore, (state) => state.open === 'share');
  const share = useShare();
  const [areVersionsShown, setVersionsShown] = useState(false);
  const isStarted = useConfigurator(({ history }) => currentPlan(history).layout.steps.length > 0);
  if (isEmbedded() || (!isStarted && !share)) return null;
  const isShared = share !== undefined && isOpenToOthers(share);
  return (
    <div className={styles.projectActs}>
      {open && (
        <IconButton icon="history" label={t('sharing.versions')} onClick={() => setVersionsShown(true)} />
      )}
      <span className={styles.opener}>
        <Button
          icon="share"
          className={styles.share}
          aria-label={t(isShared ? 'sharing.isShared' : 'sharing.share')}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => togglePanel('share')}
        >
          <span className={styles.shareWord}>{t(isShared ? 'sharing.isShared' : 'sharing.share')}</span>
        </Button>
        {isOpen && <SharePanel />}
      </span>
      {areVersionsShown && open && <VersionsDialog open={open} onClose={() => setVersionsShown(false)} />}
    </div>
  );
}
