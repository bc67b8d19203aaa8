import type { Hideable } from '@lumitor/domain/plan/hidden';
import type { ComponentType } from 'react';
import { useHidden } from '../../visitor/hidden.ts';
import { AreaMarks } from './area/Marks.tsx';
import type { MarksProps } from './mark.ts';
import { ObstacleMarks } from './obstacle/Marks.tsx';
import { OpeningMarks } from './opening/Marks.tsx';
import { RoomMarks } from './room/Marks.tsx';

/** Lowest first. */
const ALL_MARKS: readonly { name: string; group: Hideable; Kind: ComponentType<MarksProps> }[] = [
  { name: 'opening', group: 'room', Kind: OpeningMarks },
  { name: 'obstacle', group: 'obstacles', Kind: ObstacleMarks },
  { name: 'area', group: 'room', Kind: AreaMarks },
  { name: 'room', group: 'room', Kind: RoomMarks },
];

/** Marks and handles of selected things that are shown. */
export function Marks(props: MarksProps) {
  const hidden = useHidden();
  return ALL_MARKS.map(({ name, group, Kind }) => !hidden.includes(group) && <Kind key={name} {...props} />);
}
