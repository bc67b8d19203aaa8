import { MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { PlacedField, Row } from '../elements/layout.tsx';
import { useWords } from '../words/useTranslate.ts';
import { PREVIEW_CHOICES, type PreviewData } from './usePreviewData.ts';

/** Order whose data the preview shows. */
export function PreviewChoice({ data }: { data: PreviewData }) {
  const words = useWords('mails');
  const { choice, setChoice, number, setNumber, isMissing, isWithoutOrders, shownOrder } = data;
  const [typed, setTyped] = useState(number);
  const showTyped = () => setNumber(typed.trim());
  return (
    <>
      <Row align="flex-start">
        <PlacedField
          select
          label={words('previewOf')}
          value={choice}
          onChange={({ target }) => setChoice(target.value as typeof choice)}
          flex="1 1 180px"
        >
          {PREVIEW_CHOICES.map((each) => (
            <MenuItem key={each} value={each}>
              {words(each)}
            </MenuItem>
          ))}
        </PlacedField>
        {choice === 'chosen' && (
          <PlacedField
            label={words('orderNumber')}
            value={typed}
            error={isMissing}
            helperText={words(isMissing ? 'orderMissing' : 'orderEnter')}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={showTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter would save the text.
              event.preventDefault();
              showTyped();
            }}
            slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
            flex="1 1 180px"
          />
        )}
      </Row>
      <Typography variant="body2" color="text.secondary" role="status">
        {isWithoutOrders && words('noOrders')}
        {shownOrder && words('shownOrder', { number: shownOrder.number })}
      </Typography>
    </>
  );
}
