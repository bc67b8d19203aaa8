import { bodyOf } from '@lumitor/domain/luminaires/body';
import { wholeTurn } from '@lumitor/domain/plan/placement';
import { memo, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { arrangementNow, bodiesNow } from '../../visitor/arrangement.ts';
import { changePieces, changeRail, giveBackPieces, removePieces } from '../../visitor/pieces.ts';
import { NumberField } from '../NumberField.tsx';
import styles from './PieceTable.module.css';

export interface PieceRowProps {
  id: string;
  number: number;
  title: string;
  bindingId: string;
  isPlaced: boolean;
  isSelected: boolean;
  stepId: string;
  /** Steps by their numbers. */
  rails: readonly { id: string; length: number }[];
  at: number;
  turn: number;
  tilt: number;
  /** Does what changes it, and goes with it. */
  onChange: (act: () => boolean) => boolean;
  onSelect: (id: string, how: 'only' | 'toggle' | 'upTo') => void;
}

/** A luminaire of the table on two lines: what it is, and where. */
export const PieceRow = memo(function PieceRow(props: PieceRowProps) {
  const { id, title, bindingId, isPlaced, isSelected, stepId, rails, at, turn, tilt, onSelect, onChange } =
    props;
  const { t } = useTranslation();
  // Hundreds of rails in each of hundreds of rows: only those that are looked at have them all.
  const [isChoosing, setChoosing] = useState(false);
  const { tiltMax } = bodyOf(bodiesNow(), bindingId);
  const number = t('pieces.number', { number: props.number });
  const own = () => arrangementNow().pieces.filter((piece) => piece.id === id);
  const field = (key: 'rail' | 'at' | 'turn' | 'tilt') =>
    t('pieces.fieldOf', { field: t(key === 'rail' ? 'pieces.railColumn' : `pieces.${key}`), number });
  const length = rails.find((rail) => rail.id === stepId)?.length ?? 0;
  const options = rails.flatMap((rail, index) =>
    isChoosing || rail.id === stepId
      ? [{ value: rail.id, label: t('pieces.rail', { number: index + 1 }) }]
      : [],
  );
  return (
    <tbody
      className={styles.piece}
      data-piece={id}
      data-place={props.number}
      data-selected={isSelected || undefined}
    >
      <tr>
        <th scope="rowgroup" colSpan={4}>
          <div className={styles.head}>
            <input
              type="checkbox"
              aria-label={t('pieces.selectOne', { number })}
              data-field="select"
              checked={isSelected}
              // A change does not tell of Shift.
              onClick={(event) => onSelect(id, event.shiftKey ? 'upTo' : 'toggle')}
              onChange={() => {}}
            />
            <span className={styles.number}>{number}</span>
            <button type="button" className={styles.title} onClick={() => onSelect(id, 'only')}>
              {title}
            </button>
            <span className={styles.state}>
              {t(isPlaced ? 'pieces.byHandShort' : 'pieces.automaticShort')}
            </span>
            {isPlaced && (
              <IconButton
                size="small"
                icon="refresh"
                data-field="giveBack"
                label={t('pieces.giveBackOne', { number })}
                onClick={() => giveBackPieces(own())}
              />
            )}
            <IconButton
              size="small"
              icon="trash"
              data-field="remove"
              label={t('pieces.removeOne', { number })}
              onClick={() => removePieces(own())}
            />
          </div>
        </th>
      </tr>
      <tr>
        <td>
          <Select
            label={field('rail')}
            hideLabel
            data-field="rail"
            value={stepId}
            options={options}
            onPointerEnter={() => setChoosing(true)}
            onFocus={() => setChoosing(true)}
            onBlur={() => setChoosing(false)}
            onChange={(to) => {
              const [piece] = own();
              if (piece) onChange(() => changeRail(piece, to));
            }}
          />
        </td>
        <td>
          <NumberField
            digits={1}
            label={field('at')}
            hideLabel
            name="at"
            value={at}
            min={0}
            max={length}
            onChange={(value) => onChange(() => changePieces(own(), { at: value }))}
          />
        </td>
        <td>
          <NumberField
            digits={1}
            label={field('turn')}
            hideLabel
            name="turn"
            value={turn}
            min={-360}
            max={360}
            onChange={(value) => onChange(() => changePieces(own(), { turn: wholeTurn(value) }))}
          />
        </td>
        <td>
          <NumberField
            digits={1}
            label={field('tilt')}
            hideLabel
            name="tilt"
            value={tilt}
            min={0}
            max={tiltMax}
            disabledReason={tiltMax === 0 ? t('pieces.noTilt') : undefined}
            onChange={(value) => onChange(() => changePieces(own(), { tilt: value }))}
          />
        </td>
      </tr>
    </tbody>
  );
});
