import { offerMargin, type UnitCosts } from '@lumitor/domain/order/margin';
import type { OfferAmounts } from '@lumitor/domain/order/offer';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { cents } from '@lumitor/domain/units';
import { Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useAmounts } from './useOrderWords.ts';

interface MarginNoteProps {
  page: ShownOrder;
  amounts: OfferAmounts;
  costs: UnitCosts;
}

/** For who may see costs (D76a). */
export function MarginNote({ page, amounts, costs }: MarginNoteProps) {
  const translate = useTranslate();
  const { money, share } = useAmounts(page.data.currency);
  const margin = offerMargin(amounts, costs);
  const words =
    margin.share === null
      ? translate('order.noCosts')
      : [
          translate('order.margin', {
            share: share(margin.share),
            amount: money(cents(margin.net - margin.cost)),
          }),
          margin.unknown > 0 && translate('order.withoutCost', { smart_count: margin.unknown }),
        ]
          .filter(Boolean)
          .join(', ');
  return (
    <Text variant="caption" component="p" m={0} mt={0.5} ml="auto">
      {words}
    </Text>
  );
}
