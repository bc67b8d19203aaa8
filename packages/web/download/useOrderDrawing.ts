import { type Drawing, drawLayout } from '@lumitor/domain/drawing/drawing';
import type { SheetContent } from '@lumitor/domain/drawing/sheet';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { type OrderPiece, orderPieces } from '@lumitor/domain/order/places';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { useMemo } from 'react';

/** What is drawn of a stored order, with the floor plan that was saved with it. */
export function useOrderDrawing({ data, plan }: ShownOrder): {
  drawing: Drawing;
  pieces: OrderPiece[];
  content: SheetContent;
} {
  const drawing = useMemo(() => drawLayout(geometryOf(plan.layout)), [plan]);
  const pieces = useMemo(() => orderPieces(data, plan), [data, plan]);
  const content = useMemo(
    () => ({
      pieces,
      room: plan.room,
      areas: plan.areas,
      underlay: data.underlay ? { ...data.underlay, href: data.underlay.file } : null,
    }),
    [pieces, plan, data],
  );
  return { drawing, pieces, content };
}
