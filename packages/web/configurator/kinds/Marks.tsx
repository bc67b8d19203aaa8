import { GROUP_OF, type PlanKind } from '@lumitor/domain/plan/kindGroups';
import type { ComponentType } from 'react';
import { useHidden } from '../../visitor/hidden.ts';
import { AreaMarks } from './area/Marks.tsx';
import type { MarksProps } from './mark.ts';
import { ObstacleMarks } from './obstacle/Marks.tsx';
import { OpeningMarks } from './opening/Marks.tsx';
import { RoomMarks } from './room/Marks.tsx';

/** Lowest first. */
const ALL_MARKS: readonly { kind: PlanKind; Kind: ComponentType<MarksProps> }[] = [
  { kind: 'opening', Kind: OpeningMarks },
  { kind: 'obstacle', Kind: ObstacleMarks },
  { kind: 'area', Kind: AreaMarks },
  { kind: 'room', Kind: RoomMarks },
];

/** Marks and handles of selected things that are shown. */
export function Marks(props: MarksProps) {
  const hidden = useHidden();
  return ALL_MARKS.map(
    ({ kind, Kind }) => !hidden.includes(GROUP_OF[kind]) && <Kind key={kind} {...props} />,
  );
}
