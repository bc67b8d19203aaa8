import { useTranslation } from '../../../translation/useTranslation.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { Family } from './Family.tsx';
import { OpenEnds } from './OpenEnds.tsx';
import { Premade } from './Premade.tsx';
import { Steps } from './Steps.tsx';

/** Rail family and colour, ready-made layouts, and the layout as a list. */
export function RailsPanel() {
  const { t } = useTranslation();
  return (
    <ChoicePanel title={t('rails.title')} sum={t('rails.hint')}>
      <Family />
      <Premade />
      <Steps />
      <OpenEnds />
    </ChoicePanel>
  );
}
