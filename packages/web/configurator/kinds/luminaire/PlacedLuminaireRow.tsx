import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { bodyOf } from '@lumitor/domain/kinds/luminaire/body';
import { wholeTurn } from '@lumitor/domain/plan/placement';
import type { Cm, Deg } from '@lumitor/domain/units';
import { memo, useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { arrangementNow, bodiesNow } from '../../../visitor/arrangement.ts';
import {
  changeLuminaires,
  changeRail,
  removeLuminaires,
  returnLuminaires,
} from '../../../visitor/luminaires.ts';
import { NumberField } from '../../NumberField.tsx';
import styles from './PieceTable.module.css';

export interface PlacedLuminaireRowProps {
  id: string;
  number: number;
  title: string;
  bindingId: string;
  isPlaced: boolean;
  isSelected: boolean;
  stepId: string;
  rails: readonly { id: string; length: Cm }[];
  at: Cm;
  turn: Deg;
  tilt: Deg;
  onChange: (act: () => boolean) => boolean;
  onSelect: (id: string, how: 'only' | 'toggle' | 'upTo') => void;
}

interface RailChoiceProps extends Pick<PlacedLuminaireRowProps, 'stepId' | 'rails'> {
  label: string;
  onChoose: (stepId: string) => void;
}

function RailChoice({ stepId, rails, label, onChoose }: RailChoiceProps) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const options = rails.flatMap((rail, index) =>
    isChoosing || rail.id === stepId
      ? [{ value: rail.id, label: t('pieces.rail', { number: index + 1 }) }]
      : [],
  );
  return (
    <Select
      label={label}
      hideLabel
      data-field="rail"
      value={stepId}
      options={options}
      onPointerEnter={() => setChoosing(true)}
      onFocus={() => setChoosing(true)}
      onBlur={() => setChoosing(false)}
      onChange={onChoose}
    />
  );
}

interface RowHeadProps extends PlacedLuminaireRowProps {
  rowLuminaires: () => Luminaire[];
}

function RowHead({ id, title, isPlaced, isSelected, onSelect, rowLuminaires, ...props }: RowHeadProps) {
  const { t } = useTranslation();
  const number = t('pieces.number', { number: props.number });
  return (
    <div className={styles.head}>
      <input
        type="checkbox"
        aria-label={t('pieces.selectOne', { number })}
        data-field="select"
        checked={isSelected}
        // A change event does not report Shift.
        onClick={(event) => onSelect(id, event.shiftKey ? 'upTo' : 'toggle')}
        onChange={() => {}}
      />
      <span className={styles.number}>{number}</span>
      <button type="button" className={styles.title} onClick={() => onSelect(id, 'only')}>
        {title}
      </button>
      <span className={styles.state}>{t(isPlaced ? 'pieces.byHandShort' : 'pieces.automaticShort')}</span>
      {isPlaced && (
        <IconButton
          size="small"
          icon="refresh"
          data-field="giveBack"
          label={t('pieces.giveBackOne', { number })}
          onClick={() => returnLuminaires(rowLuminaires())}
        />
      )}
      <IconButton
        size="small"
        icon="trash"
        data-field="remove"
        label={t('pieces.removeOne', { number })}
        onClick={() => removeLuminaires(rowLuminaires())}
      />
    </div>
  );
}

export const PlacedLuminaireRow = memo(function PlacedLuminaireRow(props: PlacedLuminaireRowProps) {
  const { id, bindingId, isSelected, stepId, rails, at, turn, tilt, onChange } = props;
  const { t } = useTranslation();
  const { tiltMax } = bodyOf(bodiesNow(), bindingId);
  const number = t('pieces.number', { number: props.number });
  const rowLuminaires = () => arrangementNow().luminaires.filter((luminaire) => luminaire.id === id);
  const field = (key: 'rail' | 'at' | 'turn' | 'tilt') =>
    t('pieces.fieldOf', { field: t(key === 'rail' ? 'pieces.railColumn' : `pieces.${key}`), number });
  const length = rails.find((rail) => rail.id === stepId)?.length ?? 0;
  const noTilt = tiltMax === 0 ? t('pieces.noTilt') : undefined;
  const figures = [
    { key: 'at', value: at, min: 0, max: length },
    { key: 'turn', value: turn, min: -360, max: 360 },
    { key: 'tilt', value: tilt, min: 0, max: tiltMax, disabledReason: noTilt },
  ] as const;
  return (
    <tbody
      className={styles.piece}
      data-piece={id}
      data-place={props.number}
      data-selected={isSelected || undefined}
    >
      <tr>
        <th scope="rowgroup" colSpan={4}>
          <RowHead {...props} rowLuminaires={rowLuminaires} />
        </th>
      </tr>
      <tr>
        <td>
          <RailChoice
            stepId={stepId}
            rails={rails}
            label={field('rail')}
            onChoose={(to) => {
              const [luminaire] = rowLuminaires();
              if (luminaire) onChange(() => changeRail(luminaire, to));
            }}
          />
        </td>
        {figures.map(({ key, ...figure }) => (
          <td key={key}>
            <NumberField
              digits={1}
              label={field(key)}
              hideLabel
              name={key}
              {...figure}
              onChange={(value) =>
                onChange(() =>
                  changeLuminaires(rowLuminaires(), { [key]: key === 'turn' ? wholeTurn(value) : value }),
                )
              }
            />
          </td>
        ))}
      </tr>
    </tbody>
  );
});
