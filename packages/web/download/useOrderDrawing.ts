import { railColour } from '@lumitor/domain/catalogue/railColour';
import type { DrawnLuminaire } from '@lumitor/domain/drawing/drawnLuminaires';
import type { SheetContent } from '@lumitor/domain/drawing/sheet';
import { drawLayout } from '@lumitor/domain/kinds/rail/drawing';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { orderSigns, signsInWords } from '@lumitor/domain/lists/orderSigns';
import { orderLuminaires } from '@lumitor/domain/order/orderLuminaires';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { formatMetres } from '@lumitor/domain/translation/figures';
import { useMemo } from 'react';
import type { LayoutDrawingProps } from '../drawing/LayoutDrawing.tsx';
import { useTranslation } from '../translation/useTranslation.ts';

export function useOrderDrawing(page: ShownOrder): {
  luminaires: DrawnLuminaire[];
  shown: LayoutDrawingProps & { content: SheetContent };
} {
  const { t, language } = useTranslation();
  const { data, order, plan } = page;
  const drawing = useMemo(() => drawLayout(geometryOf(plan.layout)), [plan]);
  const luminaires = useMemo(() => orderLuminaires(data, plan), [data, plan]);
  const signs = useMemo(() => orderSigns(page), [page]);
  const content = useMemo(
    (): SheetContent => ({
      luminaires,
      signs,
      room: plan.room,
      areas: plan.areas,
      hidden: plan.hidden,
      underlay: data.underlay ? { ...data.underlay, href: data.underlay.file } : null,
    }),
    [luminaires, signs, plan, data],
  );
  const length = formatMetres(data.totalLength, language);
  const layout = t('parts.drawing', { steps: data.steps.length, length });
  const label = [layout, signsInWords(signs, page, t)].filter(Boolean).join('. ');
  return { luminaires, shown: { drawing, content, colour: railColour(order), label } };
}
