import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { Row } from '../elements/layout.tsx';
import { useFilterDraft } from '../sales/useFilterDraft.ts';
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

export function EmailFilters() {
  const translate = useTranslate();
  const { reflinks = [], byId } = useReflinks();
  const { draft, change, clear } = useFilterDraft<EmailFilter>();
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
