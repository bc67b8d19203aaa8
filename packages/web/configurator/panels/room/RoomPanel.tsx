import { areaOf } from '@lumitor/domain/room/outline';
import { useEffect } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useEditProblem } from '../../canvas/useEditProblem.ts';
import { configuratorStore } from '../../store/configuratorStore.ts';
import { setRoom, useRoom } from '../../store/room.ts';
import { takeTool, useRoomState } from '../../store/roomStore.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { AreaList } from './AreaList.tsx';
import { DrawnArea } from './DrawnArea.tsx';
import { DrawnPoints } from './DrawnPoints.tsx';
import { NewRoom } from './NewRoom.tsx';
import { OpeningList } from './OpeningList.tsx';
import styles from './Room.module.css';
import { RoomFigures } from './RoomFigures.tsx';
import { RoomUse } from './RoomUse.tsx';
import { UnderlaySection } from './UnderlaySection.tsx';
import { WallList } from './WallList.tsx';

/** The room around the layout, and the floor plan under it. */
export default function RoomPanel() {
  const { t, language } = useTranslation();
  const room = useRoom();
  const drawn = useRoomState(({ tool }) => tool?.kind);
  const isDrawing = drawn === 'points' || drawn === 'area';
  const problem = useEditProblem();
  // What was refused here is of no interest elsewhere.
  useEffect(() => () => configuratorStore.setState({ editProblem: null }), []);
  const area = room && areaOf(room.outline).toLocaleString(language, { maximumFractionDigits: 2 });
  return (
    <ChoicePanel
      title={t('room.title')}
      sum={room ? t('room.sum', { area: area ?? '', height: room.height }) : t('room.hint')}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      {drawn === 'points' && <DrawnPoints />}
      {room && drawn === 'area' && <DrawnArea />}
      {!room && !isDrawing && <NewRoom />}
      {room && !isDrawing && (
        <>
          <WallList room={room} />
          <OpeningList room={room} />
          <AreaList room={room} />
          <RoomUse />
          <RoomFigures room={room} />
          <div className={styles.buttons}>
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
