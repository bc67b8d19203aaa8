import { currentPlan } from '@lumitor/domain/plan/history';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { MODES, type Mode, setMode, useConfigurator } from '../../visitor/configuratorStore.ts';

/** Modes that have something to show: light needs a luminaire, installation and 3D need a rail (D9a). */
function useShownModes(): readonly Mode[] {
  const hasRails = useConfigurator(({ history }) => currentPlan(history).layout.steps.length > 0);
  const hasLuminaires = useConfigurator(({ history }) => currentPlan(history).choices.bindings.length > 0);
  const mode = useConfigurator((state) => state.mode);
  const has: Record<Mode, boolean> = {
    plan: true,
    light: hasLuminaires,
    installation: hasRails,
    view3d: hasRails,
  };
  return MODES.filter((one) => has[one] || one === mode);
}

/** Switch between plan, light, installation and 3D; absent as long as there is only one of them. */
export default function ModeSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const mode = useConfigurator((state) => state.mode);
  const modes = useShownModes();
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
