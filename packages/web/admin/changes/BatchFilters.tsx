import { REASONS } from '@lumitor/domain/collections/reasons';
import { Autocomplete, Box, TextField } from '@mui/material';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { BatchFilter } from './history.ts';

interface BatchFiltersProps {
  filter: BatchFilter;
  /** Those whose changes have been seen. */
  people: readonly string[];
  onChange(filter: BatchFilter): void;
}

export function BatchFilters({ filter, people, onChange }: BatchFiltersProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <ChoiceField
        margin="none"
        label={translate('changes.kind')}
        value={filter.kind}
        onChoose={(kind) => onChange({ ...filter, kind })}
        choices={[
          ['', translate('changes.allKinds')],
          ...REASONS.map((kind) => [kind, translate(`changes.reasons.${kind}`)] as const),
        ]}
        sx={{ width: 240, maxWidth: '100%' }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      />
      <Autocomplete
        freeSolo
        options={[...people]}
        value={filter.by || null}
        onChange={(_, by) => onChange({ ...filter, by: by?.trim() ?? '' })}
        sx={{ width: 300, maxWidth: '100%' }}
        slotProps={{ listbox: { 'aria-label': translate('changes.person') } }}
        renderInput={(params) => (
          <TextField
            {...params}
            margin="none"
            label={translate('changes.person')}
            placeholder={translate('changes.personHelp')}
            slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
          />
        )}
      />
    </Box>
  );
}
