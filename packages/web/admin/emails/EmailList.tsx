import type { Email } from '@lumitor/domain/catalogue/partner';
import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { useRef } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  InfiniteListBase,
  SelectPageCheckbox,
  Title,
  useCreatePath,
  useInfinitePaginationContext,
  useListContext,
  useLocale,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { momentIn } from '../elements/dates.ts';
import { ListRows } from '../elements/ListRows.tsx';
import { Placed, PlacedCard, Row } from '../elements/layout.tsx';
import { SelectRow } from '../elements/SelectRow.tsx';
import { DeleteButton } from '../sales/DeleteButton.tsx';
import { EraseButton } from '../sales/EraseButton.tsx';
import { ExportCsvButton } from '../sales/ExportCsvButton.tsx';
import { AddButton } from '../sales/storedForm.tsx';
import { TABLE } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { EmailFilters } from './EmailFilters.tsx';
import { consentState, emailsCsv } from './emailsCsv.ts';
import { allEmails } from './listEmails.ts';

const WIDE = { display: { xs: 'none', md: 'table-cell' } };

function DeleteSelected() {
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext<Email>();
  const ids = data.map(({ id }) => id).filter((id) => selectedIds.includes(id));
  const count = { smart_count: ids.length };
  return (
    <DeleteButton
      ids={ids}
      label={translate('emails.deleteSelected')}
      title={translate('emails.deleteTitle', count)}
      content={translate('emails.deleteContent')}
      done={translate('emails.deleted', count)}
    />
  );
}

function EmailTable() {
  const translate = useTranslate();
  const locale = useLocale();
  const createPath = useCreatePath();
  const time = ({ createdAt }: Email) => <time dateTime={createdAt}>{momentIn(createdAt, locale)}</time>;
  const toolbar = (
    <BulkActionsToolbar>
      <DeleteSelected />
    </BulkActionsToolbar>
  );
  return (
    <DataTable<Email> rowClick={false} bulkActionButtons={false} bulkActionsToolbar={toolbar} sx={TABLE}>
      <DataTable.Col
        label={<SelectPageCheckbox />}
        padding="checkbox"
        render={({ email }: Email) => <SelectRow label={translate('emails.select', { email })} />}
      />
      <DataTable.Col
        label={translate('emails.email')}
        className="breakable"
        render={(stored: Email) => (
          <>
            <Link component={RouterLink} to={createPath({ resource: 'emaile', type: 'edit', id: stored.id })}>
              {stored.email}
            </Link>
            {consentState(stored) === 'asked' && (
              <Placed as={Chip} size="small" label={translate('emails.asked')} ml={1} />
            )}
            <Typography variant="caption" component="div" className="belowMd">
              {time(stored)}
              {stored.refData && ` · ${stored.refData.name}`}
            </Typography>
          </>
        )}
      />
      <DataTable.Col label={translate('emails.consent')} sx={{ ...WIDE, width: 170 }} render={time} />
      <DataTable.Col
        label={translate('emails.reflink')}
        sx={{ ...WIDE, width: '26%', overflowWrap: 'anywhere' }}
        render={({ refData }: Email) => refData?.name}
      />
      <DataTable.Col
        label={<VisuallyHidden>{translate('emails.actions')}</VisuallyHidden>}
        align="right"
        render={({ id, email }: Email) => (
          <DeleteButton
            isIcon
            ids={[id]}
            label={translate('emails.deleteOne', { email })}
            title={translate('emails.deleteTitle', { smart_count: 1 })}
            content={`${email}. ${translate('emails.deleteContent')}`}
            done={translate('emails.deleted', { smart_count: 1 })}
          />
        )}
      />
    </DataTable>
  );
}

function MoreButton() {
  const translate = useTranslate();
  const { data } = useListContext();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const place = useRef<HTMLDivElement>(null);
  const count = data?.length ?? 0;
  if (count === 0) return null;
  const more = async () => {
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button disappears with the last page; focus stays in place.
    if (!hasMore) place.current?.focus();
  };
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2, outline: 'none' }}
    >
      <Typography role="status" color="text.secondary">
        {translate(hasNextPage ? 'sales.shown' : 'sales.shownAll', { count })}
      </Typography>
      {hasNextPage && (
        <Button variant="outlined" onClick={more} aria-disabled={isFetchingNextPage}>
          {translate(isFetchingNextPage ? 'list.loading' : 'sales.more')}
        </Button>
      )}
    </Box>
  );
}

function Export() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const makeCsv = async () => emailsCsv(await allEmails(filterValues), translate);
  return (
    <ExportCsvButton fileName={translate('emails.fileName')} makeCsv={makeCsv}>
      {translate('sales.export')}
    </ExportCsvButton>
  );
}

const AT_ONCE = 100;

export function EmailList() {
  const translate = useTranslate();
  return (
    <InfiniteListBase perPage={AT_ONCE} sort={{ field: 'createdAt', order: 'DESC' }}>
      <Title title="resources.emaile.name" />
      <Row align="stretch" justify="flex-end" py={2}>
        <EraseButton />
        <Export />
        <AddButton label={translate('emails.add')} />
      </Row>
      <PlacedCard className="open" mb={4}>
        <EmailFilters />
        <ListRows nothingYet={translate('emails.nothingYet')}>
          <EmailTable />
        </ListRows>
        <MoreButton />
      </PlacedCard>
    </InfiniteListBase>
  );
}
