import { wallOf } from '@lumitor/domain/kinds/room/outline';
import { type MarksProps, svgPoint } from '../mark.ts';
import styles from '../marks.module.css';

/** The selected wall, and all corners unless a tool draws. */
export function RoomMarks({ room, selected, isDrawing, put }: MarksProps) {
  if (!room) return null;
  const wall =
    selected?.kind === 'wall' && selected.index < room.outline.length
      ? wallOf(room.outline, selected.index)
      : null;
  return (
    <>
      {wall && (
        <path className={styles.highlight} d={`M${svgPoint(put(wall.start))}L${svgPoint(put(wall.end))}`} />
      )}
      {!isDrawing &&
        room.outline.map((corner, index) => {
          const { x, y } = put(corner);
          const isSelected = selected?.kind === 'corner' && selected.index === index;
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline
              key={index}
              className={styles.corner}
              data-selected={isSelected || undefined}
              cx={x}
              cy={y}
              r={isSelected ? 6 : 4.5}
            />
          );
        })}
    </>
  );
}
