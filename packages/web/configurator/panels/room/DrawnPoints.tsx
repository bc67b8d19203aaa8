import { MIN_CORNERS } from '@lumitor/domain/room/outline';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { takeTool, useRoomState } from '../../../visitor/roomStore.ts';
import { closeRoom, takePointBack } from '../../room/tool.ts';
import styles from './Room.module.css';

/** The room while it is drawn point by point. */
export function DrawnPoints() {
  const { t } = useTranslation();
  const count = useRoomState(({ tool }) => (tool?.kind === 'points' ? tool.points.length : 0));
  return (
    <section className={styles.group} aria-label={t('room.drawing')}>
      <h3 className={styles.heading}>{t('room.drawing')}</h3>
      <p className={styles.note}>{t('room.drawingHint')}</p>
      <p role="status">{t('room.corners', { count })}</p>
      <div className={styles.buttons}>
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
    </section>
  );
}
