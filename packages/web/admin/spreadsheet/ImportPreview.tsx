import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CatalogueResource } from '../data/resources.ts';
import { AdditionsTable } from './AdditionsTable.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import type { Column } from './columns.ts';
import type { ImportPlan } from './plan/importPlan.ts';
import { RejectionsNotice } from './RejectionsNotice.tsx';
import { RejectionsTable } from './RejectionsTable.tsx';
import type { Sheet } from './sheet/cell.ts';

const PARTS = ['changes', 'additions', 'rejections'] as const;
type Part = (typeof PARTS)[number];

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
  const id = useId();
  const [chosen, setChosen] = useState<Part | null>(null);
  const { unknownColumns, unchanged } = plan;
  const isThere = (part: Part) => plan[part].length > 0;
  const part = chosen && isThere(chosen) ? chosen : PARTS.find(isThere);
  return (
    <>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{fileName}</strong>
        {unchanged > 0 && ` · ${translate('spreadsheet.import.unchanged', { smart_count: unchanged })}`}
        {!part && ` ${translate('spreadsheet.import.nothing')}`}
      </Typography>
      {unknownColumns.length > 0 && (
        <Alert severity="warning">
          {translate('spreadsheet.import.unknownColumns', {
            smart_count: unknownColumns.length,
            names: unknownColumns.join(', '),
          })}
        </Alert>
      )}
      {part && (
        <>
          <Tabs
            value={part}
            onChange={(_, next: Part) => setChosen(next)}
            variant="scrollable"
            allowScrollButtonsMobile
            textColor="inherit"
            sx={{ borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
          >
            {PARTS.map((each) => (
              <Tab
                key={each}
                value={each}
                id={`${id}-${each}`}
                aria-controls={part === each ? `${id}-panel` : undefined}
                disabled={!isThere(each)}
                label={translate(`spreadsheet.import.${each}`, { count: plan[each].length })}
              />
            ))}
          </Tabs>
          <Box
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${part}`}
            sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, flex: 1 }}
          >
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
          </Box>
        </>
      )}
    </>
  );
}
