import { SYSTEM_TYPES, type SystemType } from '@lumitor/domain/catalogue/article';
import type { CatalogueField } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useController } from 'react-hook-form';
import { useFieldLabels } from '../../articles/useFieldLabels.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { DecimalField } from '../DecimalField.tsx';
import { useFaultWords } from './useFaultWords.ts';

type Amounts = Record<SystemType, number | string>;

interface PriceInputProps {
  collection: CatalogueCollection;
  field: Extract<CatalogueField, { kind: 'price' }>;
}

const SYMBOLS = { PLN: 'zł', EUR: '€' } as const;

const isByProtocol = (value: unknown): value is Amounts => typeof value === 'object' && value !== null;

/** The same price in the other form: one for all becomes three of it, three become the first of them. */
function converted(value: unknown, toProtocols: boolean): unknown {
  if (isByProtocol(value) === toProtocols) return value;
  if (!isByProtocol(value)) return Object.fromEntries(SYSTEM_TYPES.map((type) => [type, value]));
  return SYSTEM_TYPES.map((type) => value[type]).find((amount) => amount !== 0) ?? 0;
}

/** What the data service has against one of the amounts. */
const refusalAt = (error: unknown, type: SystemType): string | undefined =>
  (error as Record<string, { message?: string }> | undefined)?.[type]?.message;

/** A net price: one amount, or one for each control protocol (D23). */
export function PriceInput({ collection, field: { name, currency, byProtocol }, field }: PriceInputProps) {
  const translate = useTranslate();
  const labels = useFieldLabels();
  const faultWords = useFaultWords(collection);
  const faultOfAmount = (type: SystemType, amount: unknown) => faultWords(`${name}.${type}`, amount);
  const { field: control, fieldState } = useController({
    name,
    rules: { validate: (value) => faultWords(name, value) ?? true },
  });
  const { value, onChange, onBlur, ref } = control;
  const label = labels.ofField(field);
  const isDivided = isByProtocol(value);
  const isRail = collection === 'connections';
  const zeroHint = translate(`catalogue.hints.${name}`);
  const hint = isRail ? `${translate('catalogue.hints.railPrice')} ${zeroHint}` : zeroHint;
  return (
    <Box role={isDivided ? 'group' : undefined} aria-label={isDivided ? label : undefined}>
      {byProtocol === 'either' && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={label}
          value={isDivided}
          onChange={(_, toProtocols: boolean | null) => {
            if (toProtocols !== null) onChange(converted(value, toProtocols));
          }}
          sx={{ mt: 1, mb: 0.5 }}
        >
          <ToggleButton value={false}>{translate('catalogue.form.onePrice')}</ToggleButton>
          <ToggleButton value={true}>{translate('catalogue.form.priceByProtocol')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
          columnGap: 2,
          maxWidth: isDivided ? undefined : 300,
        }}
      >
        {isDivided ? (
          SYSTEM_TYPES.map((type, index) => (
            <DecimalField
              key={type}
              isMoney
              label={translate('catalogue.form.protocol', {
                field: label,
                protocol: translate(`catalogue.values.${type}`),
              })}
              suffix={SYMBOLS[currency]}
              value={value[type]}
              onChange={(amount) => onChange({ ...value, [type]: amount })}
              onBlur={onBlur}
              inputRef={index === 0 ? ref : undefined}
              fault={
                refusalAt(fieldState.error, type) ??
                (fieldState.error || fieldState.isTouched ? faultOfAmount(type, value[type]) : undefined)
              }
            />
          ))
        ) : (
          <DecimalField
            isMoney
            label={label}
            suffix={SYMBOLS[currency]}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
            fault={fieldState.error?.message}
            hint={hint}
          />
        )}
      </Box>
      {isDivided && (
        <FormHelperText sx={{ mx: 1.75, mt: 0 }}>{translate('catalogue.hints.byProtocol')}</FormHelperText>
      )}
    </Box>
  );
}
