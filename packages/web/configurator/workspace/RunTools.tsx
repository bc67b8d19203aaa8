import { useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { toggleStartingRun } from '../../visitor/islands.ts';
import ResetDialog from './ResetDialog.tsx';
import { ToolButton } from './ToolButton.tsx';
import styles from './Toolbar.module.css';

export default function RunTools() {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const isStartingRun = useConfigurator((state) => state.isStartingRun);
  return (
    <>
      <span className={styles.divider} />
      <ToolButton
        icon="addRun"
        label={t('canvas.addIsland')}
        shortcut="N"
        pressed={isStartingRun}
        isLeaving
        onClick={({ detail }) => toggleStartingRun(detail === 0)}
      />
      <ToolButton icon="refresh" label={t('canvas.reset')} onClick={() => setConfirming(true)} />
      {isConfirming && <ResetDialog onClose={() => setConfirming(false)} />}
    </>
  );
}
