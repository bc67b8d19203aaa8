import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { calibrate } from '../../canvas/room/tool.ts';
import { roomStore, takeTool, useRoomState } from '../../store/roomStore.ts';
import { typedLength } from '../../store/typedLength.ts';
import { WALL } from './limits.ts';
import styles from './Room.module.css';

/** The true size of the floor plan: two points on it, and the length between them. */
export function Calibration() {
  const { t } = useTranslation();
  const tool = useRoomState((state) => state.tool);
  const [length, setLength] = useState('');
  const [wasTried, setTried] = useState(false);
  if (tool?.kind !== 'calibrate') return null;
  const typed = typedLength(length);
  const isFine = typed >= WALL.min && typed <= WALL.max;
  return (
    <form
      className={styles.group}
      aria-label={t('room.calibrate')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isFine && tool.places.length === 2) calibrate(typed);
      }}
    >
      <p className={styles.note}>{t('room.calibrateHint')}</p>
      <Segmented
        label={t('room.placeToSet')}
        value={tool.at === 0 ? '1' : '2'}
        options={(['1', '2'] as const).map((value) => ({ value, label: t(`room.place_${value}`) }))}
        onChange={(value) => {
          const at = value === '2' && tool.places.length > 0 ? 1 : 0;
          roomStore.setState({ tool: { ...tool, at }, cursor: null });
        }}
      />
      <TextField
        label={t('room.apart')}
        value={length}
        onChange={setLength}
        suffix="cm"
        inputMode="decimal"
        autoComplete="off"
        error={wasTried && !isFine ? t('choice.outOfRange', WALL) : undefined}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          disabledReason={tool.places.length < 2 ? t('room.twoPlaces') : undefined}
        >
          {t('room.apply')}
        </Button>
        <Button variant="quiet" onClick={() => takeTool(null)}>
          {t('room.giveUp')}
        </Button>
      </div>
    </form>
  );
}
