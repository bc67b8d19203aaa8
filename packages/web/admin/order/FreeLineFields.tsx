import type { FreeLine } from '@lumitor/domain/order/offerTerms';
import type { Currency } from '@lumitor/domain/quote/money';
import { Button } from '@mui/material';
import { PlacedField, Row } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { FigureField } from './FigureField.tsx';
import { PriceField } from './PriceField.tsx';

interface FreeLineFieldsProps {
  line: FreeLine | undefined;
  currency: Currency;
  set: (changed: Partial<FreeLine>) => void;
  onRemove: () => void;
}

/** Line of an offer that is not in the drawing (D76a). */
export function FreeLineFields({ line, currency, set, onRemove }: FreeLineFieldsProps) {
  const translate = useTranslate();
  if (!line) return null;
  const { title, code, quantity, unitPrice, vatPercent } = line;
  const isUntitled = title.trim() === '';
  return (
    <Row align="start" gap={2} py={1}>
      <PlacedField
        autoFocus={title === ''}
        label={translate('order.lineTitle')}
        value={title}
        error={isUntitled}
        helperText={isUntitled && translate('order.titleMissing')}
        onChange={({ target }) => set({ title: target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        flex="1 1 240px"
        m={0}
      />
      <PlacedField
        label={translate('order.code')}
        value={code}
        onChange={({ target }) => set({ code: target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        width={120}
        m={0}
      />
      <FigureField
        isLabelled
        label={translate('order.quantity')}
        value={quantity}
        min={1}
        max={100_000}
        decimals={0}
        unit=""
        onChange={(changed) => set({ quantity: changed })}
      />
      <PriceField isLabelled title={title} value={unitPrice} currency={currency} set={set} />
      <FigureField
        isLabelled
        label={translate('order.vatRateField')}
        value={Math.round(vatPercent * 100)}
        max={10_000}
        unit="%"
        onChange={(hundredths) => set({ vatPercent: hundredths / 100 })}
      />
      <Button color="inherit" onClick={onRemove}>
        {translate('order.removeLine')}
      </Button>
    </Row>
  );
}
