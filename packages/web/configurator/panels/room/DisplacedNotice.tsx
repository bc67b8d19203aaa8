import { DISPLACEMENTS, displacedBy } from '@lumitor/domain/kinds/room/displaced';
import { currentPlan, type History } from '@lumitor/domain/plan/history';
import { useMemo } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useConfigurator } from '../../../visitor/configuratorStore.ts';
import { areaName, openingName } from './roomNames.ts';

function reshapedIn(history: History) {
  const before = history.plans[history.index - 1];
  return before && history.edits[history.index - 1]?.kind === 'setRoom'
    ? { before, after: currentPlan(history) }
    : null;
}

export function DisplacedNotice() {
  const { t } = useTranslation();
  const history = useConfigurator((state) => state.history);
  const change = useMemo(() => reshapedIn(history), [history]);
  if (!change?.before.room) return null;
  const { before, after } = change;
  const { room, areas } = before;
  const displaced = displacedBy(before, after);
  if (!room || displaced.length === 0) return null;
  const nameOf = (id: string) => {
    const opening = room.openings.find((candidate) => candidate.id === id);
    if (opening) return openingName(room, opening, t);
    const area = areas.find((candidate) => candidate.id === id);
    return area ? areaName(areas, area, t) : '';
  };
  return (
    <Notice tone="warning">
      {DISPLACEMENTS.map((how) => {
        const names = displaced
          .filter((displacement) => displacement.how === how)
          .map(({ id }) => nameOf(id));
        return names.length > 0 && <p key={how}>{t(`room.displaced_${how}`, { names: names.join(', ') })}</p>;
      })}
    </Notice>
  );
}
