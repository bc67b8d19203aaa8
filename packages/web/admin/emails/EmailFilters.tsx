import type { Ms } from '@lumitor/domain/units';
import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { Row } from '../elements/layout.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { type EmailFilter, WITHOUT_REFLINK } from './listEmails.ts';

export interface ReflinkOption {
  id: string;
  name: string;
  email: string;
}

interface ReflinkChoiceProps {
  label: string;
  options: readonly ReflinkOption[];
  value: ReflinkOption | null;
  onChange: (chosen: ReflinkOption | null) => void;
  placeholder: string;
  helperText?: string | undefined;
}

export function ReflinkChoice({
  label,
  options,
  value,
  onChange,
  placeholder,
  helperText,
}: ReflinkChoiceProps) {
  const translate = useTranslate();
  return (
    <Autocomplete
      options={options}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name, email }) => (email ? `${name} (${email})` : name)}
      noOptionsText={translate('sales.noSuchReflink')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => (
        <TextField {...params} label={label} placeholder={placeholder} helperText={helperText} />
      )}
    />
  );
}

const FILTER_DELAY: Ms = 300;

type Change = { [Name in keyof EmailFilter]?: EmailFilter[Name] | undefined };

const filledIn = (filter: Change): EmailFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as EmailFilter;

/** The list follows after a delay; a changed filter clears the selection. */
function useFilterDraft() {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const [draft, setDraft] = useState<EmailFilter>(filterValues);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The filter may also change by the address or the browser's back button.
  const listed = JSON.stringify(filterValues);
  useEffect(() => {
    if (!timer.current) setDraft(JSON.parse(listed));
  }, [listed]);

  const follow = (next: EmailFilter, delay: Ms) => {
    setDraft(next);
    clearTimeout(timer.current);
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // The list stays mounted until the next page; filtering then would navigate back.
      if (window.location.pathname !== pathname) return;
      onUnselectItems();
      setFilters(next, undefined, false);
    }, delay);
  };
  return {
    draft,
    change: (change: Change) => follow(filledIn({ ...draft, ...change }), FILTER_DELAY),
    clear: () => follow({}, 0),
  };
}

export function EmailFilters() {
  const translate = useTranslate();
  const { reflinks = [], byId } = useReflinks();
  const { draft, change, clear } = useFilterDraft();
  const none: ReflinkOption = { id: WITHOUT_REFLINK, name: translate('sales.noReflink'), email: '' };
  const chosen = (id: string): ReflinkOption =>
    id === WITHOUT_REFLINK
      ? none
      : (byId.get(id) ?? { id, name: translate('sales.removedReflink'), email: '' });
  const day = (name: 'since' | 'until') => (
    <TextField
      type="date"
      label={translate(`sales.${name}`)}
      value={draft[name] ?? ''}
      onChange={({ target }) => change({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box
      role="search"
      aria-label={translate('sales.filters')}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr 1fr',
          md: 'minmax(180px, 2fr) minmax(180px, 2fr) minmax(140px, 1fr) minmax(140px, 1fr)',
        },
        columnGap: 1.5,
        p: 2,
        pb: 1,
        '& > .wide': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        '& > .line': { gridColumn: '1 / -1' },
      }}
    >
      <TextField
        className="wide"
        type="search"
        label={translate('emails.search')}
        value={draft.search ?? ''}
        onChange={({ target }) => change({ search: target.value })}
      />
      <div className="wide">
        <ReflinkChoice
          label={translate('sales.reflink')}
          placeholder={translate('sales.anyReflink')}
          options={[none, ...reflinks]}
          value={draft.reflinkId ? chosen(draft.reflinkId) : null}
          onChange={(option) => change({ reflinkId: option?.id })}
        />
      </div>
      {day('since')}
      {day('until')}
      <Row className="line" gap={0} minHeight={42}>
        <Button onClick={clear} disabled={Object.keys(draft).length === 0}>
          {translate('list.clearFilters')}
        </Button>
      </Row>
    </Box>
  );
}
