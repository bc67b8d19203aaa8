import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { redoEdit, undoEdit } from '../../visitor/editing.ts';
import { useEditWords } from '../../visitor/editWords.ts';

export default function UndoRedo() {
  const { t } = useTranslation();
  const { undo, redo } = useEditWords();
  return (
    <>
      <IconButton
        icon="undo"
        label={undo ?? t('canvas.undo')}
        tooltip={`${undo ?? t('canvas.undo')} · Ctrl+Z`}
        disabledReason={undo ? undefined : t('canvas.nothingToUndo')}
        onClick={undoEdit}
      />
      <IconButton
        icon="redo"
        label={redo ?? t('canvas.redo')}
        tooltip={`${redo ?? t('canvas.redo')} · Ctrl+Shift+Z`}
        disabledReason={redo ? undefined : t('canvas.nothingToRedo')}
        onClick={redoEdit}
      />
    </>
  );
}
