import type { PremadeOption } from '@lumitor/domain/layout/layout';
import { useTranslation } from '../../../translation/useTranslation.ts';
import styles from './rails.module.css';

const RADIUS = 28;
const LEFT = 12;
const RIGHT = 180;
const TOP = 36;
const BOTTOM = 124;

const RAILS: Record<PremadeOption, string> = {
  L: `M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}`,
  U: `M${LEFT} ${BOTTOM}V${TOP}H${RIGHT}V${BOTTOM}`,
  T: `M${LEFT} ${TOP}H${RIGHT}M${(LEFT + RIGHT) / 2} ${TOP}V${BOTTOM}`,
  option1: `M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`,
  option1Curved: `M${LEFT + RADIUS} ${TOP}H${RIGHT - RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${RADIUS}V${BOTTOM - RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS} ${RADIUS}H${LEFT + RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS} ${-RADIUS}V${TOP + RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${-RADIUS}Z`,
};

export function PremadePicture({ option, isOuter }: { option: PremadeOption; isOuter: boolean }) {
  const { t } = useTranslation();
  const inset = option === 'option1Curved' && !isOuter ? RADIUS : 0;
  const [x1, x2] = [LEFT + inset, RIGHT - inset];
  const [y1, y2] = [TOP + inset, BOTTOM - inset];
  return (
    <svg viewBox="0 0 224 136" className={styles.picture} role="img" aria-label={t('rails.sides')}>
      <path className={styles.rails} d={RAILS[option]} />
      <path d={`M${x1} 10v12M${x2} 10v12M${x1} 16H${x2}M198 ${y1}h12M198 ${y2}h12M204 ${y1}V${y2}`} />
      <text x={(LEFT + RIGHT) / 2} y="20">
        A
      </text>
      <text x="204" y={(TOP + BOTTOM) / 2 + 4}>
        B
      </text>
    </svg>
  );
}
