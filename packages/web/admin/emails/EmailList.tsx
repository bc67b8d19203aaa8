import { useListContext } from 'react-admin';
import { AddButton } from '../sales/AddButton.tsx';
import { EraseButton } from '../sales/EraseButton.tsx';
import { ExportCsvButton } from '../sales/ExportCsvButton.tsx';
import { listAll } from '../sales/listPage.ts';
import { SalesFilters } from '../sales/SalesFilters.tsx';
import { SalesList } from '../sales/SalesList.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { EmailTable } from './EmailTable.tsx';
import { emailsCsv } from './emailsCsv.ts';

function Export() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const makeCsv = async () => emailsCsv(await listAll('emails', filterValues), translate);
  return (
    <ExportCsvButton fileName={translate('emails.fileName')} makeCsv={makeCsv}>
      {translate('sales.export')}
    </ExportCsvButton>
  );
}

export function EmailList() {
  const translate = useTranslate();
  return (
    <SalesList
      nothingYet={translate('emails.nothingYet')}
      filters={<SalesFilters searchLabel={translate('emails.search')} />}
      actions={
        <>
          <EraseButton />
          <Export />
          <AddButton label={translate('emails.add')} />
        </>
      }
    >
      <EmailTable />
    </SalesList>
  );
}
