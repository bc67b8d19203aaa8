import type { Scale } from '@lumitor/domain/light/scale';
import { formatNumber } from '@lumitor/domain/translation/figures';
import type { Lux } from '@lumitor/domain/units';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Legend } from '../../light/Legend.tsx';
import { useTranslation } from '../../translation/useTranslation.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './MapScale.module.css';
import { ScaleSettings } from './ScaleSettings.tsx';

interface MapLegendProps {
  scale: Scale;
  target: Lux | null;
  className?: string | undefined;
}

export interface MapScaleProps {
  scale: Scale;
  target: Lux | null;
  isKindFixed?: boolean;
  className?: string | undefined;
}

function useLegendWords({ thresholds, colours }: Scale, target: Lux | null): string {
  const { t, language } = useTranslation();
  const figures = thresholds.map((lux) => formatNumber(lux, language));
  const hot = figures.at(-1) ?? '';
  if (!colours) return t('light.legend', { steps: figures.slice(0, -1).join(', '), hot });
  const words = t('light.scaleLegend', {
    least: figures[0] ?? '',
    steps: figures.slice(1, -1).join(', '),
    hot,
  });
  const isMarked = target !== null && thresholds.includes(target);
  return isMarked
    ? `${words}, ${t('light.target', { value: `${formatNumber(target, language)} lx` })}`
    : words;
}

export function MapLegend({ scale, target, className }: MapLegendProps) {
  const words = useLegendWords(scale, target);
  return (
    <div className={classes(styles.legend, className)}>
      <Legend label={words} thresholds={scale.thresholds} target={target} colours={scale.colours} />
    </div>
  );
}

export function MapScale({ scale, target, isKindFixed = false, className }: MapScaleProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape within it closes what was opened
    <div className={classes(styles.scale, className)} onKeyDown={onKeyDown}>
      <MapLegend scale={scale} target={target} />
      <IconButton
        ref={opener}
        icon="edit"
        size="small"
        label={t('light.scale')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={styles.settings} hidden={!isOpen}>
        {isOpen && <ScaleSettings thresholds={scale.thresholds} isKindFixed={isKindFixed} />}
      </div>
    </div>
  );
}
