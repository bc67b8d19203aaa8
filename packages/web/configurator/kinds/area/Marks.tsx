import { facingOf } from '@lumitor/domain/kinds/area/area';
import type { Px } from '@lumitor/domain/units';
import { rotated } from '../../../visitor/projection.ts';
import { type MarksProps, svgPoint } from '../mark.ts';
import styles from '../marks.module.css';

const NAME_DISTANCE: Px = 18;

/** Names of all areas; the selected one with its ends. */
export function AreaMarks({ areas, selected, isDrawing, view, put }: MarksProps) {
  return areas.map((area) => {
    const [start, end] = [put(area.begin), put(area.end)];
    const facing = rotated(facingOf(area), view.rotate);
    const isSelected = !isDrawing && selected?.kind === 'area' && selected.id === area.id;
    return (
      <g key={area.id}>
        {isSelected && <path className={styles.highlight} d={`M${svgPoint(start)}L${svgPoint(end)}`} />}
        {isSelected &&
          [start, end].map(({ x, y }) => (
            <circle key={`${x} ${y}`} className={styles.corner} cx={x} cy={y} r={4.5} />
          ))}
        <text
          className={styles.name}
          x={(start.x + end.x) / 2 + NAME_DISTANCE * facing.x}
          y={(start.y + end.y) / 2 + NAME_DISTANCE * facing.y + 4}
          textAnchor={facing.x > 0.5 ? 'start' : facing.x < -0.5 ? 'end' : 'middle'}
        >
          {area.name}
        </text>
      </g>
    );
  });
}
