import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import type { Cm } from '@lumitor/domain/units';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import flow from '../../../ui/layout.module.css';
import { TextField } from '../../../ui/TextField.tsx';
import { drawingNow } from '../../../visitor/derived.ts';
import { middleInSight, setRoom } from '../../../visitor/room.ts';
import { takeTool } from '../../../visitor/roomStore.ts';

const SIDE: { min: Cm; max: Cm } = { min: 50, max: 20_000 };

function middle() {
  const { primitives, bounds } = drawingNow();
  if (primitives.length === 0) return middleInSight();
  return { x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2 };
}

export function NewRoom() {
  const { t } = useTranslation();
  const [width, setWidth] = useState('600');
  const [length, setLength] = useState('400');
  const [wasTried, setTried] = useState(false);
  const sides = [typedLength(width), typedLength(length)];
  const isFine = (side: number) => side >= SIDE.min && side <= SIDE.max;
  const isWhole = (side: number) => Number.isInteger(side);
  const fault = (side = 0) => {
    if (!wasTried) return undefined;
    if (!isFine(side)) return t('choice.outOfRange', SIDE);
    return isWhole(side) ? undefined : t('problem.lengthNotWhole');
  };
  const make = () => {
    setTried(true);
    const [across = 0, down = 0] = sides;
    if (sides.every((side) => isFine(side) && isWhole(side)))
      setRoom(newRoom(rectangle(across, down, middle())));
  };
  return (
    <form
      className={flow.stack}
      aria-label={t('room.rectangle')}
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <div className={flow.pair}>
        <TextField
          label={t('room.width')}
          value={width}
          onChange={setWidth}
          suffix="cm"
          inputMode="decimal"
          error={fault(sides[0])}
        />
        <TextField
          label={t('room.length')}
          value={length}
          onChange={setLength}
          suffix="cm"
          inputMode="decimal"
          error={fault(sides[1])}
        />
      </div>
      <Button type="submit" variant="primary">
        {t('room.make')}
      </Button>
      <Button onClick={() => takeTool({ kind: 'points', points: [] })}>{t('room.draw')}</Button>
    </form>
  );
}
