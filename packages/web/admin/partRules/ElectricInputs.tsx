import { USUAL_ELECTRIC } from '@lumitor/domain/catalogue/electric';
import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { Box, Typography } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import { MeasureInput } from './MeasureInput.tsx';

const MEASURES = [
  { name: 'voltage', unit: 'V' },
  { name: 'conductor', unit: 'mm²' },
  { name: 'maxCurrent', unit: 'A' },
  { name: 'jointResistance', unit: 'mΩ' },
  { name: 'minVoltage', unit: 'V' },
] as const;

/** By what currents and voltages are computed (D53). */
export function ElectricInputs({ line }: { line: ProductLine }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h2" sx={{ mt: 2, mb: 1 }}>
        {translate('partRules.electric')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{translate('partRules.electricMeaning')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        {MEASURES.map(({ name, unit }) => (
          <MeasureInput key={name} name={name} unit={unit} usual={USUAL_ELECTRIC[line][name]} />
        ))}
      </Box>
    </>
  );
}
