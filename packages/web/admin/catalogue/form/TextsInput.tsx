import type { CatalogueField } from '@lumitor/domain/catalogue/fields';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { Box } from '@mui/material';
import { textLanguages, textPath } from '../../articles/aspects.ts';
import { useFieldLabels } from '../../articles/useFieldLabels.ts';
import { TextInput } from './TextInput.tsx';

interface TextsInputProps {
  collection: CatalogueCollection;
  field: Extract<CatalogueField, { kind: 'texts' }>;
  /** Codes of the languages to be filled in. */
  languages: readonly string[];
}

/** A text in every language, side by side. */
export function TextsInput({ collection, field, languages }: TextsInputProps) {
  const labels = useFieldLabels();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', columnGap: 2 }}>
      {textLanguages(languages).map((language) => (
        <TextInput
          key={language}
          collection={collection}
          path={textPath(field, language)}
          label={labels.ofText(field, language)}
          language={language}
          isLong={field.isLong}
          // Only the Polish one must be there: the others fall back to it (D33).
          isRequired={field.isRequired && language === 'PL'}
        />
      ))}
    </Box>
  );
}
