import { Box, Button, TextField } from '@mui/material';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { NO_REFLINK } from './emailFilter.ts';
import { ReflinkChoice, type ReflinkOption } from './ReflinkChoice.tsx';
import { useFilterDraft } from './useFilterDraft.ts';

/** What e-mails are narrowed down by. */
export function EmailFilters() {
  const translate = useTranslate();
  const { reflinks = [], byId } = useReflinks();
  const { draft, change, clear } = useFilterDraft();
  const none: ReflinkOption = { id: NO_REFLINK, name: translate('sales.noReflink'), email: '' };
  const chosen = (id: string): ReflinkOption =>
    id === NO_REFLINK ? none : (byId.get(id) ?? { id, name: translate('sales.removedReflink'), email: '' });
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
      <Box className="line" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 42 }}>
        <Button onClick={clear} disabled={Object.keys(draft).length === 0}>
          {translate('list.clearFilters')}
        </Button>
      </Box>
    </Box>
  );
}
