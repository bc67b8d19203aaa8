import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { Family } from './Family.tsx';
import { Premade } from './Premade.tsx';

export const loadLists = () => import('./Lists.tsx');
const Lists = lazy(loadLists);

/** Rail family and colour, ready-made layouts, and the layout as a list. */
export function RailsPanel() {
  const { t } = useTranslation();
  return (
    <ChoicePanel title={t('rails.title')} sum={t('rails.hint')}>
      <Family />
      <Premade />
      <Suspense>
        <Lists />
      </Suspense>
    </ChoicePanel>
  );
}
