import { AREA_LENGTH } from '@lumitor/domain/room/verticalArea';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { takePointBack } from '../../canvas/room/tool.ts';
import { takeTool, useRoomState } from '../../store/roomStore.ts';
import styles from './Room.module.css';

/** A vertical area while it is drawn from one end to the other. */
export function DrawnArea() {
  const { t } = useTranslation();
  const hasBegun = useRoomState(({ tool }) => tool?.kind === 'area' && tool.begin !== null);
  const [min, max] = AREA_LENGTH;
  return (
    <section className={styles.group} aria-label={t('room.addArea')}>
      <h3 className={styles.heading}>{t('room.addArea')}</h3>
      <p className={styles.note}>{t('room.areaHint', { min, max })}</p>
      <p role="status">{t(hasBegun ? 'room.areaEnd' : 'room.areaBegin')}</p>
      <div className={styles.buttons}>
        {hasBegun && <Button onClick={takePointBack}>{t('room.pointBack')}</Button>}
        <Button variant="quiet" onClick={() => takeTool(null)}>
          {t('room.giveUp')}
        </Button>
      </div>
    </section>
  );
}
