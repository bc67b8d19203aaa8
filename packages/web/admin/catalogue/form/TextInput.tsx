import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { TextField } from '@mui/material';
import { useArticleInput } from './useArticleInput.ts';

interface TextInputProps {
  collection: CatalogueCollection;
  path: string;
  label: string;
  hint?: string | undefined;
  isLong?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** Code of the language of the text. */
  language?: string;
}

/** One text. */
export function TextInput({ collection, path, label, hint, isLong, isRequired, language }: TextInputProps) {
  const { field, fault } = useArticleInput(collection, path);
  const { ref, value, ...rest } = field;
  return (
    <TextField
      {...rest}
      value={value ?? ''}
      inputRef={ref}
      label={label}
      required={isRequired ?? false}
      error={Boolean(fault)}
      helperText={fault ?? hint}
      multiline={isLong ?? false}
      minRows={isLong ? 2 : undefined}
      maxRows={isLong ? 10 : undefined}
      slotProps={{ htmlInput: { lang: language?.toLowerCase() } }}
    />
  );
}
