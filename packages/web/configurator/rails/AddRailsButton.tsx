import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { configuratorStore, useConfigurator } from '../../visitor/configuratorStore.ts';

/** Has taps on rails add to the selection, as Shift does, and drags select by a box: a finger has no Shift. */
export function AddRailsButton() {
  const { t } = useTranslation();
  const isAddingRails = useConfigurator((state) => state.isAddingRails);
  return (
    <Button
      size="small"
      aria-pressed={isAddingRails}
      data-tooltip={t('canvas.addToSelectionHint')}
      onClick={() => configuratorStore.setState({ isAddingRails: !isAddingRails })}
    >
      {t('canvas.addToSelection')}
    </Button>
  );
}
