import { type PartTable, USUAL_SAW_KERF } from '@lumitor/domain/catalogue/partTable';
import { Box, InputAdornment, TextField } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../words/useTranslate.ts';
import type { Fault } from './checkTable.ts';
import { MeasureInput } from './MeasureInput.tsx';

const COUNTS = [
  { name: 'feedEvery', unit: 'cm' },
  { name: 'mountingSets100', unit: '' },
  { name: 'mountingSets200', unit: '' },
] as const;

/** What rules count by (D16 to D18). */
export function RuleNumbers() {
  const translate = useTranslate();
  const { register, formState } = useFormContext<PartTable>();
  const field = (
    name: (typeof COUNTS)[number]['name'] | 'powerWithExtra',
    unit: string,
    isNumber: boolean,
  ) => {
    const { ref, ...registered } = register(name, isNumber ? { valueAsNumber: true } : {});
    const fault = formState.errors[name]?.message as Fault | undefined;
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
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      {COUNTS.map(({ name, unit }) => field(name, unit, true))}
      {field('powerWithExtra', '', false)}
      <MeasureInput name="sawKerf" unit="mm" usual={USUAL_SAW_KERF} />
    </Box>
  );
}
