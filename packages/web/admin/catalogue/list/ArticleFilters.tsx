import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { textLanguages } from '../../articles/aspects.ts';
import { COLOURS } from '../../articles/colour.ts';
import { useLanguageNames } from '../../articles/useLanguageNames.ts';
import { useActiveLanguages } from '../../data/activeLanguages.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import type { ArticleFilter } from '../filter.ts';
import { useTypeTitle } from '../useTypeTitle.ts';
import { Choice } from './Choice.tsx';
import type { Columns } from './columns.ts';
import { useValues } from './useValues.ts';

/** What a list is narrowed by; it follows at once. */
export function ArticleFilters({ resource, columns }: { resource: CatalogueResource; columns: Columns }) {
  const translate = useTranslate();
  const names = useLanguageNames();
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const filter = filterValues as ArticleFilter;
  const [q, setQ] = useState(filter.q ?? '');
  // It may come from elsewhere: a saved view, or the button that clears.
  useEffect(
    () => setQ((typed) => (typed.trim() === (filter.q ?? '') ? typed : (filter.q ?? ''))),
    [filter.q],
  );
  const types = useValues(resource, 'type');
  const ccts = useValues(resource, 'cct');
  const ips = useValues(resource, 'ip');
  const typeTitle = useTypeTitle(resource);
  const languages = useActiveLanguages();

  const change = (changed: ArticleFilter) => {
    const entries = Object.entries({ ...filter, ...changed }).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    // What is not seen any more is not acted on either.
    onUnselectItems();
    setFilters(Object.fromEntries(entries), undefined, false);
  };
  const word = useWords('catalogue.list');
  const states = [
    { value: '', label: word('allStates') },
    { value: 'true', label: word('active') },
    { value: 'false', label: word('inactive') },
  ];
  const missing = [
    { value: '', label: word('missingNothing') },
    ...(columns.hasPicture ? [{ value: 'picture', label: word('missingPicture') }] : []),
    { value: 'priceEuro', label: word('missingEuro') },
    { value: 'translation', label: word('missingTranslation') },
    ...textLanguages(languages)
      .filter((language) => language !== 'PL')
      .map((language) => ({
        value: `translation:${language}`,
        label: word('missingLanguage', { language: names(language) }),
      })),
  ];
  return (
    <Box
      role="search"
      aria-label={word('filters')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        px: 2,
        pt: 1.5,
        '& > *': { flex: '1 1 112px', width: 'auto' },
        '& > .wide': { flex: { xs: '1 1 100%', md: '2 1 200px' } },
      }}
    >
      <TextField
        className="wide"
        type="search"
        label={word('search')}
        value={q}
        onChange={({ target }) => {
          setQ(target.value);
          change({ q: target.value.trim() });
        }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Choice
        label={word('state')}
        value={filter.active === undefined ? '' : String(filter.active)}
        options={states}
        onChoose={(value) => change({ active: value === '' ? undefined : value === 'true' } as ArticleFilter)}
      />
      {columns.hasType && (
        <Choice
          label={translate('catalogue.fields.type')}
          value={filter.type ?? ''}
          options={[
            { value: '', label: word('allTypes') },
            ...types.map((type) => ({ value: type, label: typeTitle(type) })),
          ]}
          onChoose={(type) => change({ type })}
        />
      )}
      {columns.hasColour && (
        <Choice
          label={translate('catalogue.fields.colour')}
          value={filter.colour ?? ''}
          options={[
            { value: '', label: word('allColours') },
            ...COLOURS.map((colour) => ({ value: colour, label: translate(`catalogue.values.${colour}`) })),
          ]}
          onChoose={(colour) => change({ colour } as ArticleFilter)}
        />
      )}
      {ccts.length > 1 && (
        <Choice
          label={translate('catalogue.fields.cct')}
          value={filter.cct ?? ''}
          options={[
            { value: '', label: word('allValues') },
            ...ccts.map((cct) => ({ value: cct, label: `${cct} K` })),
          ]}
          onChoose={(cct) => change({ cct })}
        />
      )}
      {ips.length > 1 && (
        <Choice
          label={translate('catalogue.fields.ip')}
          value={filter.ip ?? ''}
          options={[
            { value: '', label: word('allValues') },
            ...ips.map((ip) => ({ value: ip, label: `IP${ip}` })),
          ]}
          onChoose={(ip) => change({ ip })}
        />
      )}
      <Choice
        label={word('missing')}
        value={filter.missing ?? ''}
        options={missing}
        onChoose={(lacking) => change({ missing: lacking })}
      />
    </Box>
  );
}
