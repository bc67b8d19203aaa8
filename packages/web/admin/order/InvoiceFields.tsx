import { INVOICE_FORMATS, ZERO_REASONS } from '@lumitor/domain/invoice/invoice';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { PlacedField, Stacked } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { ShownInvoice } from './useInvoice.ts';

const DATES = ['issuedOn', 'soldOn', 'dueOn'] as const;

export function InvoiceFields({ shown }: { shown: ShownInvoice }) {
  const translate = useTranslate();
  const { form, faults, invoice, euroRate, change } = shown;
  const has = (kind: (typeof faults)[number]['kind']) => faults.some((fault) => fault.kind === kind);
  return (
    <Stacked
      columns={{ xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      <ChoiceField
        label={translate('invoice.format')}
        value={form.format}
        choices={INVOICE_FORMATS.map((format) => [format, translate(`invoice.formats.${format}`)])}
        onChoose={(format) => change({ format })}
        m={0}
      />
      <PlacedField
        label={translate('invoice.number')}
        value={form.number}
        error={has('number')}
        helperText={translate('invoice.numberHint')}
        onChange={({ target }) => change({ number: target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        gridColumn={{ md: 'span 2' }}
        m={0}
      />
      {DATES.map((name) => (
        <PlacedField
          key={name}
          type="date"
          label={translate(`invoice.${name}`)}
          value={form[name]}
          error={name === 'dueOn' ? has('dueEarly') : has('dates')}
          onChange={({ target }) => change({ [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          m={0}
        />
      ))}
      {invoice.rates.some(({ tax }) => tax.zero) && (
        <ChoiceField
          label={translate('invoice.zeroReason')}
          value={form.zeroReason}
          choices={ZERO_REASONS.map((reason) => [reason, translate(`invoice.zeroReasons.${reason}`)])}
          onChoose={(zeroReason) => change({ zeroReason })}
          m={0}
        />
      )}
      {invoice.euro && (
        <>
          <PlacedField
            label={translate('invoice.euroRate')}
            value={euroRate}
            error={has('euroRate')}
            helperText={translate('invoice.euroHint')}
            onChange={({ target }) => change({ euroRate: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
            m={0}
          />
          <PlacedField
            label={translate('invoice.euroSource')}
            value={form.euroSource}
            onChange={({ target }) => change({ euroSource: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            m={0}
          />
        </>
      )}
    </Stacked>
  );
}
