import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { Autocomplete, TextField } from '@mui/material';
import { useArticleInput } from './useArticleInput.ts';

interface TypeInputProps {
  collection: CatalogueCollection;
  label: string;
  /** What other articles have. */
  types: readonly string[];
}

/** What groups articles: one of the types that there are, or a new one. */
export function TypeInput({ collection, label, types }: TypeInputProps) {
  const { field, fault } = useArticleInput(collection, 'type');
  return (
    <Autocomplete
      freeSolo
      autoSelect={false}
      options={types}
      inputValue={String(field.value ?? '')}
      value={String(field.value ?? '')}
      onInputChange={(_, typed, reason) => {
        // The component reports its own first value too, which is no change.
        if (reason !== 'reset' || typed !== String(field.value ?? '')) field.onChange(typed);
      }}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          required
          label={label}
          inputRef={field.ref}
          error={Boolean(fault)}
          helperText={fault}
        />
      )}
    />
  );
}
