import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { configuratorStore, useConfigurator } from '../../../visitor/configuratorStore.ts';

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
