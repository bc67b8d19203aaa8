import { useTranslation } from '../../../translation/useTranslation.ts';
import { useCatalogue, useQuote } from '../../../visitor/derived.ts';
import { useOffered } from '../../../visitor/offered.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { GatewayChoice } from './GatewayChoice.tsx';
import { PowerChoice } from './PowerChoice.tsx';
import { SystemChoice } from './SystemChoice.tsx';

/** How the luminaires are controlled and what feeds them. */
export default function ControlPanel() {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const offered = useOffered();
  const quote = useQuote();
  if (!catalogue || !offered || !quote)
    return (
      <ChoicePanel title={t('control.title')} sum={t('control.hint')}>
        <ListSkeleton />
      </ChoicePanel>
    );
  return (
    <ChoicePanel title={t('control.title')} sum={t('control.hint')}>
      <SystemChoice systems={catalogue.systems.filter(({ active }) => active)} />
      <GatewayChoice gateways={offered.gateways} />
      <PowerChoice powers={offered.powers} quote={quote} />
    </ChoicePanel>
  );
}
