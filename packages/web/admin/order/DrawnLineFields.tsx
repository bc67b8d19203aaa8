import type { OfferListRow } from '@lumitor/domain/lists/offerRows';
import type { LineTerms } from '@lumitor/domain/order/offerTerms';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { Button } from '@mui/material';
import { useMay } from '../data/useMay.ts';
import { Row } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { FigureField } from './FigureField.tsx';
import { PriceField } from './PriceField.tsx';
import { ReplacementField } from './ReplacementField.tsx';
import type { SetLine } from './useLineChange.ts';

interface DrawnLineFieldsProps {
  row: OfferListRow;
  page: ShownOrder;
  terms: LineTerms | undefined;
  set: SetLine;
}

/** Changes of a drawing's line in an offer (D76a). */
export function DrawnLineFields({ row, page, terms, set }: DrawnLineFieldsProps) {
  const translate = useTranslate();
  const { read: mayChooseArticles } = useMay('catalogue');
  const drawn = page.data.lines[row.place];
  if (!drawn) return null;
  const quantity = terms?.quantity ?? drawn.quantity;
  return (
    <Row align="start" gap={2} py={1}>
      {mayChooseArticles && drawn.kind !== 'rules' && (
        <ReplacementField drawn={drawn} page={page} chosen={terms?.article ?? null} set={set} />
      )}
      <FigureField
        isLabelled
        label={translate('order.quantity')}
        value={quantity}
        max={100_000}
        decimals={0}
        unit=""
        onChange={(changed) => set({ quantity: changed })}
      />
      <PriceField
        isLabelled
        title={row.title}
        value={terms?.unitPrice ?? drawn.unitPrice}
        currency={page.data.currency}
        set={set}
      />
      <Button color="inherit" onClick={() => set({ quantity: quantity === 0 ? drawn.quantity : 0 })}>
        {translate(quantity === 0 ? 'order.offerAgain' : 'order.leaveOut')}
      </Button>
    </Row>
  );
}
