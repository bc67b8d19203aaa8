import { useChoices } from '../../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../../visitor/derived.ts';
import { CommissioningFile } from './CommissioningFile.tsx';
import { SceneComparison } from './Comparison.tsx';
import { Groups } from './Groups.tsx';
import { Scenes } from './Scenes.tsx';
import { useCompared } from './useCompared.ts';

export default function ScenesPanel() {
  const compared = useCompared();
  const { systemId } = useChoices();
  const isDali = useCatalogue()?.systems.find(({ id }) => id === systemId)?.type === 'dali';
  return (
    <>
      <Scenes compared={compared} isDali={isDali} />
      <Groups />
      {compared.length > 1 && (
        <>
          <SceneComparison compared={compared} />
          <CommissioningFile isDali={isDali} />
        </>
      )}
    </>
  );
}
