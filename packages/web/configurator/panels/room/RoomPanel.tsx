import { AREA_LENGTH } from '@lumitor/domain/kinds/area/area';
import { DISPLACEMENTS, displacedBy } from '@lumitor/domain/kinds/room/displaced';
import { areaOf, MIN_CORNERS } from '@lumitor/domain/kinds/room/outlineShape';
import { isEqual } from '@lumitor/domain/math/equal';
import { currentPlan, type History } from '@lumitor/domain/plan/history';
import type { Cm } from '@lumitor/domain/units';
import { useEffect, useMemo } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import flow from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { configuratorStore, useConfigurator } from '../../../visitor/configuratorStore.ts';
import { useFloorPlan } from '../../../visitor/floorPlan.ts';
import { setRoom, useRoom } from '../../../visitor/room.ts';
import { takeTool, useRoomState } from '../../../visitor/roomStore.ts';
import { useEditProblem } from '../../../visitor/useEditProblem.ts';
import { RoomUse } from '../../RoomUse.tsx';
import { closeRoom, takePointBack } from '../../room/tool.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { Section } from '../choice/Section.tsx';
import { AreaList } from './AreaList.tsx';
import { NewRoom } from './NewRoom.tsx';
import { ObstacleList } from './ObstacleList.tsx';
import { OpeningList } from './OpeningList.tsx';
import { RoomFigures } from './RoomFigures.tsx';
import { areaName, openingName } from './roomNames.ts';
import { UnderlaySection } from './UnderlaySection.tsx';
import { WallList } from './WallList.tsx';

function reshapedIn(history: History) {
  const before = history.plans[history.index - 1];
  return before && history.edits[history.index - 1]?.kind === 'setRoom'
    ? { before, after: currentPlan(history) }
    : null;
}

function DisplacedNotice() {
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

function DrawnPoints() {
  const { t } = useTranslation();
  const count = useRoomState(({ tool }) => (tool?.kind === 'points' ? tool.points.length : 0));
  return (
    <Section title={t('room.drawing')} hint={t('room.drawingHint')}>
      <p role="status">{t('room.corners', { count })}</p>
      <div className={flow.wideRow}>
        <Button
          variant="primary"
          disabledReason={count < MIN_CORNERS ? t('room.threeCorners') : undefined}
          onClick={closeRoom}
        >
          {t('room.closeShape')}
        </Button>
        <Button onClick={takePointBack}>{t('room.pointBack')}</Button>
        <Button variant="quiet" onClick={() => takeTool(null)}>
          {t('room.giveUp')}
        </Button>
      </div>
    </Section>
  );
}

function DrawnArea() {
  const { t } = useTranslation();
  const hasStarted = useRoomState(({ tool }) => tool?.kind === 'area' && tool.start !== null);
  const [min, max] = AREA_LENGTH;
  return (
    <Section title={t('room.addArea')} hint={t('room.areaHint', { min, max })}>
      <p role="status">{t(hasStarted ? 'room.areaEnd' : 'room.areaBegin')}</p>
      <div className={flow.wideRow}>
        {hasStarted && <Button onClick={takePointBack}>{t('room.pointBack')}</Button>}
        <Button variant="quiet" onClick={() => takeTool(null)}>
          {t('room.giveUp')}
        </Button>
      </div>
    </Section>
  );
}

const ROUNDED: Cm = 0.75;

function TakenNotes() {
  const { t, language } = useTranslation();
  const found = useFloorPlan((state) => state.found);
  const room = useRoom();
  if (!found || !isEqual(room?.outline, found.outline)) return null;
  const off = found.off.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <>
      {found.left > 0 && <Notice tone="warning">{t('floorPlan.left', { count: found.left })}</Notice>}
      {found.off > ROUNDED && <Notice tone="info">{t('floorPlan.off', { off })}</Notice>}
    </>
  );
}

export default function RoomPanel() {
  const { t, language } = useTranslation();
  const room = useRoom();
  const drawn = useRoomState(({ tool }) => tool?.kind);
  const isDrawing = drawn === 'points' || drawn === 'area';
  const problem = useEditProblem();
  useEffect(() => () => configuratorStore.setState({ editProblem: null }), []);
  const area = room && areaOf(room.outline).toLocaleString(language, { maximumFractionDigits: 2 });
  return (
    <ChoicePanel
      title={t('room.title')}
      sum={room ? t('room.sum', { area: area ?? '', height: room.height }) : t('room.hint')}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <TakenNotes />
      <DisplacedNotice />
      {drawn === 'points' && <DrawnPoints />}
      {room && drawn === 'area' && <DrawnArea />}
      {!room && !isDrawing && <NewRoom />}
      {room && !isDrawing && (
        <>
          <WallList room={room} />
          <OpeningList room={room} />
          <ObstacleList room={room} />
          <AreaList room={room} />
          <RoomUse />
          <RoomFigures room={room} />
          <div className={flow.wideRow}>
            <Button size="small" onClick={() => takeTool({ kind: 'points', points: [] })}>
              {t('room.drawAnew')}
            </Button>
            <Button size="small" icon="trash" onClick={() => setRoom(null)}>
              {t('room.remove')}
            </Button>
          </div>
        </>
      )}
      <UnderlaySection />
    </ChoicePanel>
  );
}
