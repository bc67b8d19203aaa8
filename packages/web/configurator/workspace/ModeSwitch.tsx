import { useShallow } from 'zustand/react/shallow';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { setMode, useConfigurator } from '../../visitor/configuratorStore.ts';
import { shownModes } from '../../visitor/modes.ts';

/** Switch between plan, light, installation and 3D; absent as long as there is only one of them. */
export default function ModeSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const mode = useConfigurator((state) => state.mode);
  const modes = useConfigurator(useShallow(shownModes));
  if (modes.length < 2) return null;
  return (
    <Segmented
      label={t('light.mode')}
      hideLabel
      className={className}
      value={mode}
      onChange={setMode}
      options={modes.map((value) => ({ value, label: t(`light.mode_${value}`) }))}
    />
  );
}
