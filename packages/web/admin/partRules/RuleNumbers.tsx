import { USUAL_ELECTRIC } from '@lumitor/domain/catalogue/electric';
import {
  FAMILY_LIMITS,
  type FamilyMeasure,
  type PartTable,
  RULE_LIMITS,
  type RuleMeasure,
  USUAL_SAW_KERF,
} from '@lumitor/domain/catalogue/partTable';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { Box, InputAdornment, TextField } from '@mui/material';
import { useLocale } from 'react-admin';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { measureIn } from '../articles/amounts.ts';
import type { TypedTable } from '../data/tableInForce.ts';
import { DecimalField } from '../elements/DecimalField.tsx';
import { Fold } from '../elements/Fold.tsx';
import { Stacked, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { TableFault } from './checkTable.ts';
import { Flag } from './Flag.tsx';

interface MeasureInputProps {
  name: RuleMeasure | `families.${number}.${FamilyMeasure}`;
  unit: string;
  usual?: number;
}

const isOfRules = (name: MeasureInputProps['name']): name is RuleMeasure => Object.hasOwn(RULE_LIMITS, name);

export function MeasureInput({ name, unit, usual }: MeasureInputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { field, fieldState } = useController<TypedTable, MeasureInputProps['name']>({
    name,
    // A contradiction of both is shown at the lower value.
    rules: name === 'voltage' ? { deps: ['minVoltage'] } : {},
  });
  const fault = fieldState.error?.message as TableFault | undefined;
  const word = isOfRules(name) ? name : (name.split('.')[2] as FamilyMeasure);
  const limits =
    word in FAMILY_LIMITS ? FAMILY_LIMITS[word as FamilyMeasure] : RULE_LIMITS[word as RuleMeasure];
  const [min, max] = limits.map((limit) => limit.toLocaleString(locale));
  const help = translate(`partRules.${word}Help`);
  const empty =
    usual !== undefined && translate('partRules.usual', { value: measureIn(usual, unit, locale) });
  return (
    <DecimalField
      label={translate(`partRules.${word}`)}
      suffix={unit}
      hint={[help, empty].filter(Boolean).join(' ')}
      fault={fault && translate(`partRules.faults.${fault}`, { min, max })}
      empty=""
      value={field.value}
      onChange={(typed) => field.onChange(typed === '' ? null : typed)}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}

const COUNTS = [
  { name: 'feedEvery', unit: 'cm' },
  { name: 'mountingSets100', unit: '' },
  { name: 'mountingSets200', unit: '' },
] as const;

/** Counting rules (D16 to D18). */
export function RuleNumbers() {
  const translate = useTranslate();
  const { register, formState } = useFormContext<PartTable>();
  const field = (
    name: (typeof COUNTS)[number]['name'] | 'powerWithExtra',
    unit: string,
    isNumber: boolean,
  ) => {
    const { ref, ...registered } = register(name, isNumber ? { valueAsNumber: true } : {});
    const fault = formState.errors[name]?.message as TableFault | undefined;
    return (
      <TextField
        key={name}
        {...registered}
        inputRef={ref}
        label={translate(`partRules.${name}`)}
        error={fault !== undefined}
        helperText={translate(fault ? `partRules.faults.${fault}` : `partRules.${name}Help`)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: isNumber ? 'numeric' : 'text', autoComplete: 'off', spellCheck: false },
          input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
        }}
      />
    );
  };
  return (
    <Stacked columns="repeat(auto-fill, minmax(240px, 1fr))">
      {COUNTS.map(({ name, unit }) => field(name, unit, true))}
      {field('powerWithExtra', '', false)}
      <Box>
        <Flag
          name="isolatingJointReplaces"
          label={translate('partRules.isolatingJointReplaces')}
          help={translate('partRules.isolatingJointReplacesHelp')}
        />
      </Box>
      <MeasureInput name="sawKerf" unit="mm" usual={USUAL_SAW_KERF} />
    </Stacked>
  );
}

const MEASURES = [
  { name: 'voltage', unit: 'V' },
  { name: 'conductor', unit: 'mm²' },
  { name: 'maxCurrent', unit: 'A' },
  { name: 'jointResistance', unit: 'mΩ' },
  { name: 'minVoltage', unit: 'V' },
  { name: 'terminal', unit: 'mm²' },
] as const;

/** Electrical values of the calculation (D53). */
export function ElectricInputs({ line }: { line: ProductLine }) {
  const translate = useTranslate();
  const { errors } = useFormState<TypedTable>();
  return (
    <Fold title={translate('partRules.electric')} hasFault={MEASURES.some(({ name }) => errors[name])}>
      <Text mb={2}>{translate('partRules.electricMeaning')}</Text>
      <Stacked columns="repeat(auto-fill, minmax(240px, 1fr))">
        {MEASURES.map(({ name, unit }) => (
          <MeasureInput key={name} name={name} unit={unit} usual={USUAL_ELECTRIC[line][name]} />
        ))}
      </Stacked>
    </Fold>
  );
}
