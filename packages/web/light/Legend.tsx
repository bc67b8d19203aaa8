import type { Scale } from '@lumitor/domain/light/scale';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Lux, Px } from '@lumitor/domain/units';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { bandColour } from './bandColour.ts';
import { DIGIT, figuresShown } from './figuresShown.ts';
import styles from './Legend.module.css';

export interface LegendProps {
  label: string;
  thresholds: readonly Lux[];
  target: Lux | null;
  /** Absent: colours of the theme. */
  colours?: Scale['colours'];
}

const UNIT: Px = 16;
/** Space next to the bar of false colours; equal to the style sheet. */
const BAR_MARGIN: Px = 18;

export function Legend({ label, thresholds, target, colours = null }: LegendProps) {
  const { language } = useTranslation();
  const bands = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = bands.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    setWidth(element.clientWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const figures = thresholds.map((lux) => formatNumber(lux, language));
  const shown = figuresShown(figures, thresholds.indexOf(target ?? Number.NaN), width);
  const lastLetters = shown.has(figures.length - 1) ? (figures.at(-1)?.length ?? 0) : 0;
  const hasUnit =
    width / (figures.length + 1) + (colours ? BAR_MARGIN : 0) >= (lastLetters * DIGIT) / 2 + UNIT;
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.legend}
      data-false-colour={colours !== null || undefined}
      style={{ '--count': thresholds.length + 1 } as CSSProperties}
    >
      <div ref={bands} className={styles.bands}>
        {[0, ...thresholds].map((from, band) => (
          <i
            key={from}
            data-hot={band === thresholds.length || undefined}
            data-line={from === target || undefined}
            style={{ backgroundColor: bandColour(colours, band) }}
          />
        ))}
      </div>
      <div className={styles.steps}>
        {thresholds.map((lux, at) => (
          <span key={lux} data-target={lux === target || undefined}>
            {shown.has(at) && figures[at]}
          </span>
        ))}
        {hasUnit && <em>lx</em>}
      </div>
    </div>
  );
}
