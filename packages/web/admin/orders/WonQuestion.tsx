import { offerNumber } from '@lumitor/domain/order/offer';
import type { UnsentOrder } from '@lumitor/domain/order/orderWork';
import { Typography } from '@mui/material';
import { Confirm } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';

interface WonQuestionProps {
  unsent: readonly UnsentOrder[];
  answer(isMeant: boolean): void;
}

/** Whether orders are won though their last offer was never sent, or there is none. */
export function WonQuestion({ unsent, answer }: WonQuestionProps) {
  const translate = useTranslate();
  const offered = unsent.flatMap(({ number, position }) =>
    position === null ? [] : [offerNumber(number, position)],
  );
  const bare = unsent.flatMap(({ number, position }) => (position === null ? [number] : []));
  const words = [
    ...(offered.length > 0 ? [translate('orders.offersUnsent', { numbers: offered.join(', ') })] : []),
    ...(bare.length > 0 ? [translate('orders.withoutOffer', { numbers: bare.join(', ') })] : []),
    translate('orders.wonMeaning'),
  ];
  return (
    <Confirm
      isOpen
      title={translate('orders.wonTitle')}
      content={words.map((text) => (
        <Typography key={text} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
      confirm={translate('orders.won')}
      cancel={translate('order.cancel')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
