import { useTranslation } from '../translation/useTranslation.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { onDemand, orNothing } from '../ui/later.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { stopReplacing, useReplaceTarget } from '../visitor/replacing.ts';
import PowerDialog from './panels/bill/PowerDialog.tsx';

function MissingDialog() {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={stopReplacing} title={t('replacing.title')} closeLabel={t('bindings.close')}>
      <p>{t('error.partMissing')}</p>
    </Dialog>
  );
}

const ReplaceDialog = onDemand(orNothing(() => import('./replacing/ReplaceDialog.tsx'), MissingDialog));

export default function Dialogs() {
  const isPowerExceeded = useConfigurator((state) => state.powerExceeded !== null);
  const target = useReplaceTarget();
  return (
    <>
      {isPowerExceeded && <PowerDialog />}
      {target && <ReplaceDialog target={target} />}
    </>
  );
}
