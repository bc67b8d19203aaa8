import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { CatalogueResource } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { AdditionsTable } from './AdditionsTable.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import type { Column } from './columns.ts';
import { PlanTabs } from './PlanTabs.tsx';
import type { ImportPlan } from './plan/importPlan.ts';
import { RejectionsNotice } from './RejectionsNotice.tsx';
import { RejectionsTable } from './RejectionsTable.tsx';
import type { Sheet } from './sheet/cell.ts';

interface ImportPreviewProps {
  resource: CatalogueResource;
  columns: readonly Column[];
  sheet: Sheet;
  fileName: string;
  plan: ImportPlan;
}

/** What an import would do, before anything is done. */
export function ImportPreview({ resource, columns, sheet, fileName, plan }: ImportPreviewProps) {
  const translate = useTranslate();
  const { unknownColumns, unchanged, changes, additions, rejections } = plan;
  const isEmpty = changes.length + additions.length + rejections.length === 0;
  return (
    <>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{fileName}</strong>
        {unchanged > 0 && ` · ${translate('spreadsheet.import.unchanged', { smart_count: unchanged })}`}
        {isEmpty && ` ${translate('spreadsheet.import.nothing')}`}
      </Typography>
      {unknownColumns.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.unknownColumns', {
            smart_count: unknownColumns.length,
            names: unknownColumns.join(', '),
          })}
        </Alert>
      )}
      <PlanTabs
        plan={plan}
        labelOf={(each) => translate(`spreadsheet.import.${each}`, { count: plan[each].length })}
      >
        {(part) => (
          <>
            {part === 'changes' && <ChangesTable changes={plan.changes} />}
            {part === 'additions' && <AdditionsTable columns={columns} additions={plan.additions} />}
            {part === 'rejections' && (
              <>
                <RejectionsNotice
                  resource={resource}
                  columns={columns}
                  sheet={sheet}
                  rejections={plan.rejections}
                />
                <RejectionsTable rejections={plan.rejections} />
              </>
            )}
          </>
        )}
      </PlanTabs>
    </>
  );
}
