import { useShallow } from 'zustand/react/shallow';
import { useTranslation } from '../../translation/useTranslation.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { type Mode, setMode, useConfigurator } from '../../visitor/configuratorStore.ts';
import { shownModes } from '../../visitor/modes.ts';

interface ModeSwitchProps {
  className?: string | undefined;
  isBrief?: boolean;
}

const ICONS: Partial<Record<Mode, IconName>> = { light: 'light', installation: 'power' };

export default function ModeSwitch({ className, isBrief = false }: ModeSwitchProps) {
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
      options={modes.map((value) => {
        const icon = isBrief ? ICONS[value] : undefined;
        return { value, label: t(`light.mode_${value}`), ...(icon && { icon, isIcon: true }) };
      })}
    />
  );
}
