import { boundsOfAll } from '@lumitor/domain/layout/axis';
import type { Quote } from '@lumitor/domain/quote/quote';
import { DALI_GATEWAY_LIMIT } from '@lumitor/domain/quote/quote';
import { boundsOfOutline } from '@lumitor/domain/room/outline';
import { useMemo } from 'react';
import { usePlan } from '../configurator/store/configuratorStore.ts';
import { useDrawing, useRailColour } from '../configurator/store/derived.ts';
import { problemsOf } from '../configurator/store/problems.ts';
import { LayoutDrawing } from '../drawing/LayoutDrawing.tsx';
import { Surroundings } from '../drawing/Surroundings.tsx';
import { CutListTable } from '../parts/CutListTable.tsx';
import { formatMetres } from '../parts/figures.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Notice } from '../ui/Notice.tsx';
import styles from './SummaryDrawing.module.css';

/** The drawing, and what about it should be looked at again. */
export function SummaryDrawing({ quote }: { quote: Quote }) {
  const { t, language } = useTranslation();
  const { layout, room, underlay } = usePlan();
  const rails = useDrawing();
  const drawing = useMemo(() => {
    const around = room && boundsOfOutline(room.outline);
    return around ? { ...rails, bounds: boundsOfAll([rails.bounds, around]) ?? around } : rails;
  }, [rails, room]);
  const problems = problemsOf(layout);
  const colour = useRailColour();
  return (
    <div className={styles.part}>
      <LayoutDrawing
        className={styles.drawing}
        drawing={drawing}
        colour={colour}
        under={<Surroundings room={room} underlay={underlay} />}
        label={t('parts.drawing', {
          steps: layout.steps.length,
          length: formatMetres(quote.parts.totalLength, language),
        })}
      />
      {problems.length > 0 && (
        <Notice tone="warning">{t('summary.problems', { count: problems.length })}</Notice>
      )}
      {quote.isGatewayFull && (
        <Notice tone="warning">{t('summary.gatewayFull', { limit: DALI_GATEWAY_LIMIT })}</Notice>
      )}
    </div>
  );
}

export function SummaryCutList() {
  const { steps } = usePlan().layout;
  return <CutListTable steps={steps} />;
}
