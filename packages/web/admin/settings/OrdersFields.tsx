import { type Month, numberAt, seriesOf } from '@lumitor/domain/order/orderNumber';
import { ORDER_STATUSES } from '@lumitor/domain/settings/orders';
import { FormHelperText, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { storedFields } from './formValues.ts';
import { Group } from './Group.tsx';
import { LanguagesInput, TextInput, useFieldLabel } from './inputs.tsx';

/** The month that lies so many after this one. */
function monthAfter(months: number): Month {
  const now = new Date();
  const date = new Date(now.getFullYear(), now.getMonth() + months, 1);
  return { year: date.getFullYear(), month: date.getMonth() + 1 };
}

function NumberExample() {
  const translate = useTranslate();
  const numberPattern = String(useWatch({ name: 'numberPattern' }) ?? '');
  if ('faults' in storedFields('orders', { numberPattern })) return null;
  const numberOf = (month: Month, position: number) =>
    numberAt(seriesOf(numberPattern.trim(), month), position);
  return (
    <Typography role="status">
      {translate('settings.example', {
        first: numberOf(monthAfter(0), 1),
        next: numberOf(monthAfter(1), 1),
      })}
    </Typography>
  );
}

/** How orders are numbered, and what their statuses are called. */
export function OrdersFields() {
  const group = useWords('settings.groups');
  const hint = useWords('settings.hints');
  const value = useWords('settings.values');
  const label = useFieldLabel();
  const translate = useTranslate();
  return (
    <>
      <Group title={group('number')}>
        <TextInput name="numberPattern" label={label('numberPattern')} hint={hint('numberPattern')} />
        <NumberExample />
      </Group>
      <Group title={group('shared')}>
        <TextInput
          name="sharedDays"
          label={label('sharedDays')}
          hint={hint('sharedDays')}
          type="number"
          suffix={translate('settings.days')}
        />
      </Group>
      <Group title={group('statuses')}>
        <FormHelperText>{hint('statusNames')}</FormHelperText>
        {ORDER_STATUSES.map((status) => (
          <LanguagesInput key={status} name={`statusNames.${status}`} label={value(status)} />
        ))}
      </Group>
    </>
  );
}
