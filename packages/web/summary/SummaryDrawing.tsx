import { symbolsIn } from '@lumitor/domain/catalogue/luminaireType';
import { bodyColoursIn } from '@lumitor/domain/catalogue/railColour';
import type { DrawnLuminaire } from '@lumitor/domain/drawing/drawnLuminaires';
import type { SheetContent } from '@lumitor/domain/drawing/sheet';
import type { Quote } from '@lumitor/domain/quote/quote';
import { formatMetres } from '@lumitor/domain/translation/figures';
import { useMemo } from 'react';
import { LayoutDrawing } from '../drawing/LayoutDrawing.tsx';
import { usePicture } from '../drawing/usePicture.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { useArrangement } from '../visitor/arrangement.ts';
import { usePlan } from '../visitor/configuratorStore.ts';
import { useCatalogue, useDrawing, useRailColour } from '../visitor/derived.ts';
import styles from './summary.module.css';

function useDrawnLuminaires(): DrawnLuminaire[] {
  const catalogue = useCatalogue();
  const { luminaires } = useArrangement();
  return useMemo(() => {
    const symbol = symbolsIn(catalogue);
    const colour = bodyColoursIn(catalogue);
    return luminaires
      .toSorted((a, b) => a.number - b.number)
      .map((luminaire) => ({
        ...luminaire,
        symbol: symbol(luminaire.bindingId),
        colour: colour(luminaire.bindingId),
      }));
  }, [catalogue, luminaires]);
}

export function SummaryDrawing({ quote }: { quote: Quote }) {
  const { t, language } = useTranslation();
  const drawing = useDrawing();
  const luminaires = useDrawnLuminaires();
  const { layout, room, areas, underlay, hidden } = usePlan();
  const { address } = usePicture(underlay?.id ?? null);
  const content = useMemo(
    (): SheetContent => ({
      luminaires,
      room,
      areas,
      hidden,
      underlay: underlay && address ? { ...underlay, href: address } : null,
    }),
    [luminaires, room, areas, underlay, hidden, address],
  );
  const colour = useRailColour();
  return (
    <div className={styles.part}>
      <LayoutDrawing
        className={styles.drawing}
        drawing={drawing}
        content={content}
        colour={colour}
        label={t('parts.drawing', {
          steps: layout.steps.length,
          length: formatMetres(quote.parts.totalLength, language),
        })}
      />
    </div>
  );
}
