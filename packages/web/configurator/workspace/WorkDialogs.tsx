import { onDemand } from '../../ui/later.tsx';
import { useReplaceTarget } from '../../visitor/replacing.ts';
import MergeDialog from '../installation/MergeDialog.tsx';

const ReplaceDialog = onDemand(() => import('../replacing/ReplaceDialog.tsx'));

/** Dialogs over the drawing that its keys, cards and panels open. */
export default function WorkDialogs() {
  const target = useReplaceTarget();
  return (
    <>
      <MergeDialog />
      {target && <ReplaceDialog target={target} />}
    </>
  );
}
