import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { AddType, useLuminaireTypes } from '../../named/luminaireTypes.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import { useArticleInput } from './useArticleInput.ts';

/** What a luminaire is: one of the shop's types, or a new one, which comes onto the list. */
export function LuminaireTypeInput({ label }: { label: string }) {
  const translate = useTranslate();
  const { field, fault } = useArticleInput('bindings', 'type');
  const { types = [], titleOf } = useLuminaireTypes();
  const [isAdding, setAdding] = useState(false);
  const { ref, ...input } = field;
  const value = String(field.value ?? '');
  const keys = types.map(({ key }) => key);
  // A catalogue may come with a type that is not on the list.
  const options = !value || keys.includes(value) ? keys : [value, ...keys];
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        {...input}
        select
        required
        label={label}
        value={value}
        inputRef={ref}
        error={Boolean(fault)}
        helperText={fault}
        sx={{ flex: 1 }}
      >
        {options.map((key) => (
          <MenuItem key={key} value={key}>
            {titleOf(key)}
          </MenuItem>
        ))}
      </TextField>
      <Button sx={{ mt: 1.5, whiteSpace: 'nowrap' }} onClick={() => setAdding(true)}>
        {translate('luminaireTypes.add')}
      </Button>
      {isAdding && (
        <AddType
          documents={types}
          onSaved={(key) => {
            setAdding(false);
            field.onChange(key);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Box>
  );
}
