import { customerName, type ListedCustomer } from '@lumitor/domain/customers/customer';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import { Button, Link, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import {
  DataTable,
  ListBase,
  Pagination,
  Title,
  useCreatePath,
  useListContext,
  useLocale,
  useNotify,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { csvFile } from '../../csv/csv.ts';
import { saveFile } from '../../parts/file.ts';
import { momentIn, today } from '../elements/dates.ts';
import { ListRows } from '../elements/ListRows.tsx';
import { PlacedCard, PlacedField, Row, Spaced } from '../elements/layout.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useNamed } from '../named/named.ts';
import { AddButton } from '../sales/storedForm.tsx';
import { TABLE } from '../sales/tableStyles.ts';
import { useFilterDraft } from '../sales/useFilterDraft.ts';
import { headingLanguage } from '../spreadsheet/headings.ts';
import { gridCsv } from '../spreadsheet/sheet/csv.ts';
import { xlsxOf } from '../spreadsheet/sheet/writeXlsx.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { CustomerImport } from './CustomerImport.tsx';
import { contactOf } from './CustomerSearch.tsx';
import { allCustomers } from './customers.ts';
import { CUSTOMER_SHEET, customerGrid } from './customerTable.ts';

const personOf = ({ firm, name }: ListedCustomer): string => (firm ? name : '');

function CustomerTable() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'pl';
  const createPath = useCreatePath();
  const latest = ({ lastOrderAt }: ListedCustomer) => lastOrderAt && momentIn(lastOrderAt, locale);
  return (
    <DataTable<ListedCustomer> rowClick={false} bulkActionButtons={false} sx={TABLE}>
      <DataTable.Col
        source="name"
        label={translate('customers.customer')}
        className="breakable thirdMd"
        render={(customer: ListedCustomer) => (
          <>
            <Link
              component={RouterLink}
              to={createPath({ resource: 'klienci', type: 'edit', id: customer.id })}
            >
              {customerName(customer)}
            </Link>
            <Typography variant="caption" component="div">
              {personOf(customer)}
            </Typography>
            <Typography variant="caption" component="div" className="belowMd">
              {contactOf(customer)}
            </Typography>
          </>
        )}
      />
      <DataTable.Col
        label={translate('customers.contacts')}
        className="breakable fromMd"
        render={contactOf}
      />
      <DataTable.Col source="orders" align="right" sortByOrder="DESC" label={translate('customers.orders')} />
      <DataTable.Col
        source="lastOrderAt"
        sortByOrder="DESC"
        className="fromMd nowrap"
        label={translate('customers.lastOrder')}
        render={latest}
      />
    </DataTable>
  );
}

function Export() {
  const translate = useTranslate();
  const notify = useNotify();
  const language = headingLanguage(useLocale() ?? 'pl');
  const { filterValues } = useListContext();
  const { documents: groups = [] } = useNamed('priceGroups');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (format: 'xlsx' | 'csv') => {
    setAnchor(null);
    setBusy(true);
    try {
      const titles = new Map(groups.map(({ id, title }) => [id, title]));
      const customers = await allCustomers(filterValues ?? {});
      const named = customers.map((each) => ({ ...each, priceGroup: titles.get(each.priceGroup) ?? '' }));
      const grid = customerGrid(named, language);
      const name = translate('customers.fileName');
      const file =
        format === 'csv'
          ? csvFile(gridCsv(grid, language))
          : await xlsxOf([{ name: translate('resources.klienci.name'), columns: CUSTOMER_SHEET, grid }]);
      saveFile(file, `${name}-${today()}.${format}`);
    } catch {
      notify('sales.exportFailed', { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        startIcon={<FileDownload />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={isBusy}
        onClick={({ currentTarget }) => !isBusy && setAnchor(currentTarget)}
      >
        {translate(isBusy ? 'sales.exporting' : 'customers.export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void save('xlsx')}>{translate('customers.exportXlsx')}</MenuItem>
        <MenuItem onClick={() => void save('csv')}>{translate('customers.exportCsv')}</MenuItem>
      </Menu>
    </>
  );
}

function Import() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Writing area="customers">
      <Button startIcon={<FileUpload />} onClick={() => setOpen(true)}>
        {translate('customers.import')}
      </Button>
      {isOpen && <CustomerImport onClose={() => setOpen(false)} />}
    </Writing>
  );
}

function Search() {
  const translate = useTranslate();
  const { draft, change } = useFilterDraft<{ q?: string }>();
  return (
    <Spaced role="search" aria-label={translate('sales.filters')} p={2} pb={1}>
      <PlacedField
        type="search"
        label={translate('customers.search')}
        value={draft.q ?? ''}
        onChange={({ target }) => change({ q: target.value })}
        maxWidth={420}
      />
    </Spaced>
  );
}

export function CustomerListPage() {
  const translate = useTranslate();
  return (
    <ListBase perPage={50} sort={{ field: 'name', order: 'ASC' }}>
      <Title title="resources.klienci.name" />
      <Row align="stretch" justify="flex-end" py={2}>
        <Import />
        <Export />
        <AddButton label={translate('customers.add')} />
      </Row>
      <PlacedCard className="open" mb={4}>
        <Search />
        <ListRows nothingYet={translate('customers.nothingYet')}>
          <CustomerTable />
        </ListRows>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </PlacedCard>
    </ListBase>
  );
}
