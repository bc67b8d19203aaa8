import { isEqual } from '@lumitor/domain/math/equal';
import Search from '@mui/icons-material/Search';
import { Box, Chip, InputAdornment, TextField } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import type { Only, TextCounts } from './filterTexts.ts';

interface Props {
  search: string;
  onSearch(search: string): void;
  only: Only | null;
  onOnly(only: Only | null): void;
  counts: TextCounts;
  languages: readonly string[];
}

export function Filters({ search, onSearch, only, onOnly, counts, languages }: Props) {
  const translate = useTranslate();
  const choices: { only: Only; label: string; count: number }[] = [
    ...languages.map((code) => ({
      only: { missing: code },
      label: translate('translations.only.missing', { language: code }),
      count: counts.missing[code] ?? 0,
    })),
    { only: 'faults', label: translate('translations.only.faults'), count: counts.faults },
    { only: 'unknown', label: translate('translations.only.unknown'), count: counts.unknown },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <TextField
        type="search"
        margin="none"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        sx={{ width: { xs: '100%', sm: 320 } }}
        slotProps={{
          htmlInput: { 'aria-label': translate('translations.search') },
          input: {
            placeholder: translate('translations.search'),
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box
        role="group"
        aria-label={translate('translations.only.label')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {choices.map(({ only: choice, label, count }) => {
          const isChosen = isEqual(only, choice);
          return (
            <Chip
              key={label}
              clickable
              component="button"
              aria-pressed={isChosen}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              label={`${label}: ${count}`}
              onClick={() => onOnly(isChosen ? null : choice)}
            />
          );
        })}
      </Box>
    </Box>
  );
}
