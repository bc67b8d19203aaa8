import Bolt from '@mui/icons-material/Bolt';
import Chip from '@mui/material/Chip';
import { useLocale } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';
import type { ListedOrder } from './order.ts';

/** The load against the supply, marked where it is too much. */
export function OrderPower({ order: { order, data } }: { order: ListedOrder }) {
  const translate = useTranslate();
  const locale = useLocale();
  const watts = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const load = watts(data.totalPower);
  return (
    <>
      <div>
        {order.power
          ? translate('orders.powerOf', { load, supply: watts(order.power) })
          : translate('orders.powerAlone', { load })}
      </div>
      {data.powerExceeded && (
        <Chip
          size="small"
          variant="outlined"
          color="error"
          icon={<Bolt />}
          label={translate('orders.exceeded')}
          sx={{ mt: 0.5 }}
        />
      )}
    </>
  );
}
