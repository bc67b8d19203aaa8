import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import type { Cm } from '@lumitor/domain/units';
import styles from './Starts.module.css';

const [WIDTH, HEIGHT, FROM, TO] = [392, 168, 46, 346];
const MAX_SPOTS = 12;

interface StartLayoutPictureProps {
  length: Cm;
  quantity: number;
  colour: RailColour;
}

export function StartLayoutPicture({ length, quantity, colour }: StartLayoutPictureProps) {
  const shown = Math.min(quantity, MAX_SPOTS);
  const gap = (TO - FROM) / shown;
  const spots = Array.from({ length: shown }, (_, index) => FROM + gap * (index + 0.5));
  const reach = Math.min(34, gap / 2);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-colour={colour}
    >
      <path className={styles.measure} d={`M${FROM} 58H${TO}M${FROM - 4} 62l8 -8M${TO - 4} 62l8 -8`} />
      <text x={(FROM + TO) / 2} y="54">
        {length}
      </text>
      {spots.map((x) => (
        <g key={x} className={styles.glow}>
          <ellipse cx={x} cy="118" rx={reach} ry="20" />
          <ellipse cx={x} cy="118" rx={reach * 0.6} ry="11" />
        </g>
      ))}
      <rect className={styles.rail} x={FROM} y="80" width={TO - FROM} height="8" />
      {spots.map((x) => (
        <g key={x} transform={`translate(${x} 84)`}>
          <path className={styles.spot} d="M-5 8V-4a5 5 0 0 1 10 0V8Z" />
          <path className={styles.lens} d="M-4 5h8v2h-8z" />
        </g>
      ))}
    </svg>
  );
}

export const EmptyDrawingPicture = () => (
  <svg
    className={styles.picture}
    viewBox="0 0 240 168"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <circle className={styles.glow} cx="96" cy="84" r="40" />
    <path className={styles.next} d="M96 80.5h84v7H96" />
    <circle className={styles.plus} cx="96" cy="84" r="13" />
    <path className={styles.cross} d="M96 78v12M90 84h12" />
  </svg>
);
