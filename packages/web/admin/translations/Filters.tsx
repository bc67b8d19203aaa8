import { isEqual } from '@lumitor/domain/math/equal';
import Search from '@mui/icons-material/Search';
import { Chip, InputAdornment } from '@mui/material';
import { PlacedField, Row } from '../elements/layout.tsx';
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
    <Row>
      <PlacedField
        type="search"
        margin="none"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        width={{ xs: '100%', sm: 320 }}
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
      <Row role="group" aria-label={translate('translations.only.label')} align="stretch">
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
      </Row>
    </Row>
  );
}
