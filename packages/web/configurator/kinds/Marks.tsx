import { AreaMarks } from './area/Marks.tsx';
import type { MarksProps } from './mark.ts';
import { ObstacleMarks } from './obstacle/Marks.tsx';
import { OpeningMarks } from './opening/Marks.tsx';
import { RoomMarks } from './room/Marks.tsx';

/** Marks and handles of selected things, lowest first. */
export const Marks = (props: MarksProps) => (
  <>
    <OpeningMarks {...props} />
    <ObstacleMarks {...props} />
    <AreaMarks {...props} />
    <RoomMarks {...props} />
  </>
);
