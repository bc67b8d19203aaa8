import { wallOf } from '@lumitor/domain/kinds/room/outline';
import { ahead } from '@lumitor/domain/math/points';
import { type MarksProps, svgPoint } from '../mark.ts';
import styles from '../marks.module.css';

export function OpeningMarks({ room, selected, put }: MarksProps) {
  const opening = selected?.kind === 'opening' && room?.openings.find(({ id }) => id === selected.id);
  if (!room || !opening) return null;
  const { start, along } = wallOf(room.outline, opening.wall);
  const [from, to] = [-0.5, 0.5].map((share) =>
    svgPoint(put(ahead(start, along, opening.at + share * opening.width))),
  );
  return <path className={styles.highlight} d={`M${from}L${to}`} />;
}
