import { useTranslation } from '../../translation/useTranslation.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { MODES, setMode, useConfigurator } from '../../visitor/configuratorStore.ts';

/** What stands in the drawing's place. */
export default function ModeSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const mode = useConfigurator((state) => state.mode);
  return (
    <Segmented
      label={t('light.mode')}
      hideLabel
      className={className}
      value={mode}
      onChange={setMode}
      options={MODES.map((value) => ({ value, label: t(`light.mode_${value}`) }))}
    />
  );
}
