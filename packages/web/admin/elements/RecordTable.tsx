import type { ReactNode } from 'react';
import {
  DataTable,
  type DataTableColumnProps,
  type DataTableProps,
  type RaRecord,
  useDataTableRenderContext,
} from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';
import { Text } from './layout.tsx';

/** Column whose cells are the heads of their rows. */
export function HeadColumn<Row extends object>(props: DataTableColumnProps<Row>) {
  const isHead = useDataTableRenderContext() === 'header';
  return <DataTable.Col<Row> {...props} {...{ component: 'th', scope: isHead ? 'col' : 'row' }} />;
}

interface RecordTableProps<Row extends RaRecord> extends Pick<DataTableProps<Row>, 'sx' | 'aria-label'> {
  /** Names the columns in the browser's storage. */
  resource: string;
  records: readonly Row[];
  hasHead?: boolean;
  /** Columns of react-admin. */
  children: ReactNode;
}

const NoHead = () => null;

function Nothing() {
  const translate = useTranslate();
  return (
    <Text m={0} p={2}>
      {translate('list.empty')}
    </Text>
  );
}

/** Records that the page holds whole: without sorting, selection and pages of their own. */
export function RecordTable<Row extends RaRecord>({
  resource,
  records,
  hasHead = true,
  children,
  sx,
  ...table
}: RecordTableProps<Row>) {
  return (
    <DataTable<Row>
      resource={resource}
      data={[...records]}
      rowClick={false}
      hover={false}
      bulkActionButtons={false}
      empty={<Nothing />}
      {...(!hasHead && { head: NoHead })}
      // Only the lists of whole pages have sticky heads.
      sx={{ '& .RaDataTable-headerCell': { position: 'static', bgcolor: 'transparent' }, ...sx }}
      {...table}
    >
      {children}
    </DataTable>
  );
}
