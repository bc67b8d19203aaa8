import type { CatalogueField } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/systemType';
import { byProtocol, parsedPrice } from '@lumitor/domain/quote/madeFor';
import type { Currency } from '@lumitor/domain/quote/money';
import type { BindingPrices } from '@lumitor/domain/quote/price';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useRef } from 'react';
import { type FieldValues, useController, useWatch } from 'react-hook-form';
import { useFieldLabels } from '../../articles/useFieldLabels.ts';
import { useMay } from '../../data/useMay.ts';
import { DecimalField } from '../../elements/DecimalField.tsx';
import { Placed, PlacedHint, Stacked } from '../../elements/layout.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { useFaultWords } from './useArticleInput.ts';

export const CURRENCY_SYMBOLS: Record<Currency, string> = { PLN: 'zł', EUR: '€' };

interface LuminairePriceInputProps {
  collection: CatalogueCollection;
  field: Extract<CatalogueField, { kind: 'price' }>;
}

type Amounts = Record<SystemType, number | string>;

const isDivided = (value: unknown): value is Amounts => typeof value === 'object' && value !== null;

const refusalAt = (error: unknown, type: SystemType): string | undefined =>
  (error as Record<string, { message?: string }> | undefined)?.[type]?.message;

function useLuminairePrice({ collection, field: { name } }: LuminairePriceInputProps) {
  const faultWords = useFaultWords(collection);
  const missing = useTranslate()('catalogue.faults.priceMissing');
  const made: readonly SystemType[] = useWatch({ name: 'madeFor' });
  const faultOf = (amount: unknown) => faultWords(`${name}.onOff`, amount);
  const faultIn = (price: BindingPrices['price'], protocols: readonly SystemType[]) =>
    (isDivided(price) ? protocols.map((type) => price[type]) : [price]).map(faultOf).find(Boolean) ??
    (name === 'price' && parsedPrice(price, protocols) === null ? missing : undefined);
  const { field: control, fieldState } = useController<FieldValues>({
    name,
    rules: { validate: (price, { madeFor }) => faultIn(price, madeFor) ?? true },
  });
  const { value } = control;
  /** Last value in the other form, so that switching back restores it. */
  const other = useRef<unknown>(undefined);
  const divide = (divided: boolean | null) => {
    if (divided === null || divided === isDivided(value)) return;
    const first = isDivided(value) ? made.map((type) => value[type]).find(Boolean) : undefined;
    const next = other.current ?? (isDivided(value) ? (first ?? 0) : byProtocol(value));
    other.current = value;
    control.onChange(next);
  };
  const faultAt = (amount: number | string) => {
    if (!fieldState.error && !fieldState.isTouched) return undefined;
    return faultOf(amount) ?? (fieldState.error?.message === missing && !amount ? missing : undefined);
  };
  return { control, error: fieldState.error, made, divide, faultAt };
}

/** One amount, or one per protocol (D23). */
export function LuminairePriceInput(props: LuminairePriceInputProps) {
  const { name, currency } = props.field;
  const translate = useTranslate();
  const label = useFieldLabels().ofField(props.field);
  const { control, error, made, divide, faultAt } = useLuminairePrice(props);
  const { value, onChange, onBlur, ref } = control;
  const isDisabled = !useMay('prices').write;
  const hint = translate(
    isDisabled
      ? 'catalogue.form.pricesClosed'
      : `catalogue.hints.${name === 'price' && isDivided(value) ? 'prices' : name}`,
  );
  const shownOf = (amount: unknown) => (currency === 'EUR' && amount === 0 ? '' : amount);
  const shared = { isMoney: true, suffix: CURRENCY_SYMBOLS[currency], onBlur, isDisabled };
  return (
    <Box role="group" aria-label={label}>
      <Placed
        as={ToggleButtonGroup}
        exclusive
        disabled={isDisabled}
        size="small"
        aria-label={label}
        value={isDivided(value)}
        onChange={(_: unknown, divided: boolean | null) => divide(divided)}
        mt={1}
        mb={0.5}
      >
        <ToggleButton value={false}>{translate('catalogue.form.onePrice')}</ToggleButton>
        <ToggleButton value={true}>{translate('catalogue.form.priceByProtocol')}</ToggleButton>
      </Placed>
      <Stacked
        gap={0}
        columnGap={2}
        columns="repeat(auto-fit, minmax(150px, 1fr))"
        maxWidth={isDivided(value) ? undefined : 300}
      >
        {isDivided(value) ? (
          SYSTEM_TYPES.filter((type) => made.includes(type)).map((type, index) => (
            <DecimalField
              {...shared}
              key={type}
              label={translate('catalogue.form.protocol', {
                field: label,
                protocol: translate(`catalogue.values.${type}`),
              })}
              value={shownOf(value[type])}
              onChange={(amount) => onChange({ ...value, [type]: amount })}
              inputRef={index === 0 ? ref : undefined}
              fault={refusalAt(error, type) ?? faultAt(value[type])}
            />
          ))
        ) : (
          <DecimalField
            {...shared}
            label={label}
            value={shownOf(value)}
            onChange={onChange}
            inputRef={ref}
            fault={refusalAt(error, 'onOff') ?? error?.message}
            hint={hint}
          />
        )}
      </Stacked>
      {isDivided(value) && (
        <PlacedHint mx={1.75} mt={0}>
          {hint}
        </PlacedHint>
      )}
    </Box>
  );
}
