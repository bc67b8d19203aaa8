import { type CatalogueField, FIELDS } from '@lumitor/domain/catalogue/fields';
import FilterList from '@mui/icons-material/FilterList';
import { Box, Button, useMediaQuery } from '@mui/material';
import { type FormHTMLAttributes, memo, useEffect, useRef, useState } from 'react';
import {
  FilterLiveForm,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useListContext,
} from 'react-admin';
import { textLanguages } from '../../articles/aspects.ts';
import { COLOURS } from '../../articles/colour.ts';
import { useLanguageNames } from '../../articles/useFieldLabels.ts';
import { useActiveLanguages } from '../../data/activeLanguages.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { useTypeTitle, useValues } from '../useArticles.ts';

function useMissingChoices({ collection }: CatalogueResource): { id: string; name: string }[] {
  const word = useWords('catalogue.list');
  const names = useLanguageNames();
  const hasPicture = FIELDS[collection].some(({ kind }) => kind === 'picture');
  const languages = textLanguages(useActiveLanguages()).filter((language) => language !== 'PL');
  return [
    ...(hasPicture ? [{ id: 'picture', name: word('missingPicture') }] : []),
    ...(collection === 'bindings' ? [{ id: 'photometry', name: word('missingPhotometry') }] : []),
    { id: 'priceEuro', name: word('missingEuro') },
    { id: 'translation', name: word('missingTranslation') },
    ...languages.map((language) => ({
      id: `translation:${language}`,
      name: word('missingLanguage', { language: names(language) }),
    })),
  ];
}

interface SeveralInputProps {
  source: string;
  label: string;
  choices: readonly { id: string; name: string }[];
}

function SeveralInput({ choices, ...named }: SeveralInputProps) {
  const namesOf = (chosen: readonly string[]) =>
    choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <SelectArrayInput
      {...named}
      choices={[...choices]}
      translateChoice={false}
      helperText={false}
      options={{ renderValue: (chosen) => namesOf(chosen as string[]).join(', ') }}
    />
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  px: 2,
  pt: 1.5,
  '& > .ra-input': { flex: '1 1 112px', width: 'auto', minWidth: 0 },
  '& > .ra-input-q': { flex: { xs: '1 1 160px', md: '2 1 200px' } },
} as const;

function SearchForm(props: FormHTMLAttributes<HTMLFormElement>) {
  const translate = useTranslate();
  const label = translate('catalogue.list.filters');
  return <Box component="form" role="search" aria-label={label} sx={ROW} {...props} />;
}

function useUnselectedByFilter(): void {
  const { filterValues, onUnselectItems } = useListContext();
  const filter = JSON.stringify(filterValues);
  const last = useRef(filter);
  useEffect(() => {
    if (last.current !== filter) onUnselectItems();
    last.current = filter;
  }, [filter, onUnselectItems]);
}

const FIRST = ['active', 'type', 'colour', 'missing'];

const FROM_TO = { price: ['priceFrom', 'priceTo'], power: ['powerFrom', 'powerTo'] } as const;

interface FiltersProps {
  resource: CatalogueResource;
  has(...kinds: CatalogueField['kind'][]): boolean;
}

function FirstFilters({ resource, has }: FiltersProps) {
  const translate = useTranslate();
  const word = useWords('catalogue.list');
  const typeTitle = useTypeTitle(resource);
  const types = useValues(resource, 'type').map((id) => ({ id, name: typeTitle(id) }));
  const missing = useMissingChoices(resource);
  return (
    <>
      <SelectInput
        source="active"
        label={word('state')}
        emptyText={word('allStates')}
        choices={[
          { id: true, name: word('active') },
          { id: false, name: word('inactive') },
        ]}
        translateChoice={false}
        helperText={false}
      />
      {has('luminaireType', 'type') && (
        <SeveralInput source="type" label={translate('catalogue.fields.type')} choices={types} />
      )}
      {has('colour') && (
        <SeveralInput
          source="colour"
          label={translate('catalogue.fields.colour')}
          choices={COLOURS.map((id) => ({ id, name: translate(`catalogue.values.${id}`) }))}
        />
      )}
      <SeveralInput source="missing" label={word('missing')} choices={missing} />
    </>
  );
}

function MoreFilters({ resource, has }: FiltersProps) {
  const translate = useTranslate();
  const word = useWords('catalogue.list');
  const several = {
    cct: useValues(resource, 'cct').map((id) => ({ id, name: `${id} K` })),
    ip: useValues(resource, 'ip').map((id) => ({ id, name: `IP${id}` })),
  };
  return (
    <>
      {(['cct', 'ip'] as const).map(
        (name) =>
          several[name].length > 1 && (
            <SeveralInput
              key={name}
              source={name}
              label={translate(`catalogue.fields.${name}`)}
              choices={several[name]}
            />
          ),
      )}
      {[...FROM_TO.price, ...(has('watts') ? FROM_TO.power : [])].map((name) => (
        <NumberInput key={name} source={name} label={word(name)} min={0} helperText={false} />
      ))}
      <SelectInput
        source="any"
        label={word('match')}
        emptyText={word('matchAll')}
        choices={[{ id: true, name: word('matchAny') }]}
        translateChoice={false}
        helperText={false}
      />
    </>
  );
}

export const ArticleFilters = memo(function ArticleFilters({ resource }: { resource: CatalogueResource }) {
  const word = useWords('catalogue.list');
  const { filterValues } = useListContext();
  const isNarrow = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  const [isWhole, setIsWhole] = useState(() =>
    Object.keys(filterValues).some((name) => name !== 'q' && (isNarrow || !FIRST.includes(name))),
  );
  useUnselectedByFilter();
  const filters: FiltersProps = {
    resource,
    has: (...kinds) =>
      FIELDS[resource.collection].some((field) => kinds.includes(field.kind) && !('isCode' in field)),
  };
  return (
    <FilterLiveForm debounce={false} formComponent={SearchForm}>
      <TextInput source="q" type="search" label={word('search')} helperText={false} />
      {(isWhole || !isNarrow) && <FirstFilters {...filters} />}
      <Button
        size="small"
        startIcon={<FilterList />}
        aria-expanded={isWhole}
        onClick={() => setIsWhole(!isWhole)}
      >
        {word(isWhole ? 'fewerFilters' : 'moreFilters')}
      </Button>
      {isWhole && <MoreFilters {...filters} />}
    </FilterLiveForm>
  );
});
