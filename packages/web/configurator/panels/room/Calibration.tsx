import { isLikelySize } from '@lumitor/domain/kinds/underlay/calibration';
import type { Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import type { Cm } from '@lumitor/domain/units';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import flow from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import text from '../../../ui/text.module.css';
import { roomStore, takeTool, useRoomState } from '../../../visitor/roomStore.ts';
import { calibrate, calibratedBy } from '../../room/tool.ts';
import { metresIn } from './metresIn.ts';
import { WALL } from './WallList.tsx';

const sizeIn = ({ width, height, scale }: Underlay, language: string) => ({
  width: metresIn(width * scale, language, 1),
  height: metresIn(height * scale, language, 1),
});

const likelyInstead = (typed: Cm): Cm[] =>
  [typed / 10, typed * 100].filter((length) => {
    const after = calibratedBy(length);
    return after !== null && isLikelySize(after);
  });

const PLACES: readonly ('1' | '2')[] = ['1', '2'];

export function Calibration() {
  const { t, language } = useTranslation();
  const tool = useRoomState((state) => state.tool);
  const [length, setLength] = useState('');
  const [wasTried, setTried] = useState(false);
  const [doubtfulLength, setDoubtfulLength] = useState<string | null>(null);
  if (tool?.kind !== 'calibrate') return null;
  const typed = typedLength(length);
  const isFine = typed >= WALL.min && typed <= WALL.max;
  const after = isFine ? calibratedBy(typed) : null;
  const size = after && sizeIn(after, language);
  const others = isFine && !/[a-z]/i.test(length) ? likelyInstead(typed) : [];
  return (
    <form
      className={flow.stack}
      aria-label={t('room.calibrate')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!after) return;
        if (isLikelySize(after)) calibrate(typed);
        else setDoubtfulLength(length);
      }}
    >
      <p className={text.note}>{t('room.calibrateHint')}</p>
      <Segmented
        label={t('room.placeToSet')}
        value={tool.at === 0 ? '1' : '2'}
        options={PLACES.map((value) => ({ value, label: t(`room.place_${value}`) }))}
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
        hint={size ? t('room.apartRead', { apart: metresIn(typed, language), ...size }) : t('room.apartHint')}
      />
      {size && doubtfulLength === length && (
        <Notice tone="warning" title={t('room.unlikely', size)}>
          <div className={flow.wideRow}>
            {others.map((other) => (
              <Button key={other} onClick={() => calibrate(other)}>
                {t('room.apartIs', { apart: metresIn(other, language) })}
              </Button>
            ))}
            <Button onClick={() => calibrate(typed)}>
              {t('room.apartStays', { apart: metresIn(typed, language) })}
            </Button>
          </div>
        </Notice>
      )}
      <div className={flow.wideRow}>
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
