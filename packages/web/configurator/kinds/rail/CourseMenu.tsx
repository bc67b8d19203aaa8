import { type Heading, turnedHeading } from '@lumitor/domain/kinds/rail/heading';
import { type Shape, tArmsOf } from '@lumitor/domain/kinds/rail/step';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import DockMenu from '../../../ui/DockMenu.tsx';
import styles from './Dock.module.css';
import { LengthPresets, type LengthPresetsProps } from './LengthField.tsx';
import { ICONS, turnOf } from './ShapePicker.tsx';
import { wayWords } from './wayWords.ts';

interface CourseMenuProps extends LengthPresetsProps {
  shape: Shape;
  heading: Heading;
  isStart: boolean;
  children: ReactNode;
}

export default function CourseMenu({ shape, heading, isStart, children, ...presets }: CourseMenuProps) {
  const { t } = useTranslation();
  const { kind, direction } = shape;
  const isTee = tArmsOf(shape) !== null;
  const words = isTee
    ? t(isStart ? 'canvas.teeStart' : 'canvas.tee')
    : wayWords(kind, direction, turnedHeading(heading, direction), t);
  return (
    <DockMenu
      icon={isTee ? 'tee' : ICONS[kind][direction]}
      turn={turnOf(heading)}
      label={`${t('canvas.shape')}: ${words}`}
      className={styles.menu}
    >
      {children}
      <div className={styles.presets}>
        <LengthPresets {...presets} />
      </div>
    </DockMenu>
  );
}
