import { type Month, numberAt, seriesOf } from '@lumitor/domain/order/orderNumber';
import { ORDER_STATUSES } from '@lumitor/domain/settings/orders';
import { wordsIn } from '@lumitor/domain/translation/articleTexts';
import { FormHelperText, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSettings } from '../../data/settings.ts';
import { FormFields } from '../elements/FormFields.tsx';
import { LanguagesInput } from '../elements/formInputs.tsx';
import { Spaced } from '../elements/layout.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { SETTING_FIELDS } from './fields.ts';
import { storedSettingFields } from './formValues.ts';
import { Group } from './Group.tsx';

function HeaderPreview() {
  const translate = useTranslate();
  const language = useLocale().toUpperCase();
  const header = useWatch({ name: 'header' }) ?? {};
  const shop = useSettings()?.shop;
  return (
    <Spaced
      role="img"
      aria-label={translate('settings.preview')}
      line="around"
      bgcolor="#ffffff"
      color="#1b1b1a"
      p={2}
      my={1}
      maxWidth={520}
    >
      <Typography sx={{ fontWeight: 700, letterSpacing: '0.1em' }}>{shop?.name}</Typography>
      <Typography variant="caption" component="p" sx={{ color: '#55534d', whiteSpace: 'pre-line' }}>
        {wordsIn(header, language)}
      </Typography>
    </Spaced>
  );
}

export function DocumentsFields() {
  const translate = useTranslate();
  return (
    <>
      <Group title={translate('settings.kinds.documents')}>
        <FormFields fields={SETTING_FIELDS.header} />
        <HeaderPreview />
        <FormFields fields={SETTING_FIELDS.documents} />
      </Group>
      <Group title={translate('settings.groups.conditions')}>
        <FormHelperText>{translate('settings.hints.conditions')}</FormHelperText>
        <FormFields fields={SETTING_FIELDS.conditions} />
      </Group>
      <Group title={translate('settings.groups.invoices')}>
        <FormFields fields={SETTING_FIELDS.invoices} />
      </Group>
    </>
  );
}

function monthAfter(months: number): Month {
  const now = new Date();
  const date = new Date(now.getFullYear(), now.getMonth() + months, 1);
  return { year: date.getFullYear(), month: date.getMonth() + 1 };
}

function NumberExample() {
  const translate = useTranslate();
  const numberPattern = String(useWatch({ name: 'numberPattern' }) ?? '');
  if ('faults' in storedSettingFields('orders', { numberPattern })) return null;
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

export function OffersFields() {
  const group = useWords('settings.groups');
  return (
    <>
      <Group title={group('margin')}>
        <FormFields fields={SETTING_FIELDS.margin} />
      </Group>
      <Group title={group('reminders')}>
        <FormFields fields={SETTING_FIELDS.reminders} />
      </Group>
    </>
  );
}

export function OrdersFields() {
  const group = useWords('settings.groups');
  const hint = useWords('settings.hints');
  const value = useWords('settings.values');
  const _translate = useTranslate();
  return (
    <>
      <Group title={group('number')}>
        <FormFields fields={SETTING_FIELDS.number} />
        <NumberExample />
      </Group>
      <Group title={group('shared')}>
        <FormFields fields={SETTING_FIELDS.shared} />
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
