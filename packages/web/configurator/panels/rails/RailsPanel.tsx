import { useTranslation } from '../../../translation/useTranslation.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { Family } from './Family.tsx';
import { Lists } from './Lists.tsx';
import { Premade } from './Premade.tsx';

/** Rail family and colour, ready-made layouts, and the layout as a list. */
export default function RailsPanel() {
  const { t } = useTranslation();
  return (
    <ChoicePanel title={t('rails.title')} sum={t('rails.hint')}>
      <Family />
      <Premade />
      <Lists />
    </ChoicePanel>
  );
}
