import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PagedTable } from '../../spreadsheet/PagedTable.tsx';
import { cellId } from '../cells.ts';
import type { Rejection } from './fileTexts.ts';
import type { TextSetting, TextsPlan } from './planTexts.ts';

const PARTS = ['changes', 'additions', 'rejections'] as const;
type Part = (typeof PARTS)[number];

const LONG = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 120 } as const;

/** What an import would do to the texts, before anything is done. */
export function TextsPreview({ fileName, plan }: { fileName: string; plan: TextsPlan }) {
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState<Part | null>(null);
  const words = (key: string, values = {}) => translate(`translations.file.${key}`, values);
  const isThere = (part: Part) => plan[part].length > 0;
  const part = chosen && isThere(chosen) ? chosen : PARTS.find(isThere);

  const settingRow = (setting: TextSetting) => (
    <TableRow key={cellId(setting)}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
        {cellId(setting)}
      </TableCell>
      {part === 'changes' && <TableCell sx={{ ...LONG, color: 'text.secondary' }}>{setting.was}</TableCell>}
      <TableCell sx={LONG}>{setting.text}</TableCell>
    </TableRow>
  );
  const rejectionRow = ({ place: { row, name }, reason }: Rejection) => (
    <TableRow key={`${row} ${name}`}>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {row === null ? name : words('row', { row, column: name })}
      </TableCell>
      <TableCell>{translate(`translations.rejected.${reason.key}`, reason.values)}</TableCell>
    </TableRow>
  );
  const labelOf = (each: Part) => words(each, { count: plan[each].length });
  return (
    <>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{fileName}</strong>
        {plan.unchanged > 0 && ` · ${words('unchanged', { smart_count: plan.unchanged })}`}
        {!isThere('changes') && !isThere('additions') && ` · ${words('nothing')}`}
      </Typography>
      {plan.foreign.length > 0 && (
        <Alert severity="warning">{words('foreign', { languages: plan.foreign.join(', ') })}</Alert>
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
                label={labelOf(each)}
              />
            ))}
          </Tabs>
          <Box
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${part}`}
            sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, flex: 1 }}
          >
            {part === 'rejections' ? (
              <>
                <Alert severity="warning">{words('skipped')}</Alert>
                <PagedTable
                  label={labelOf(part)}
                  heads={[words('where'), words('why')]}
                  items={plan.rejections}
                  rowsOf={rejectionRow}
                />
              </>
            ) : (
              <PagedTable
                label={labelOf(part)}
                heads={[words('text'), ...(part === 'changes' ? [words('was')] : []), words('becomes')]}
                items={plan[part]}
                rowsOf={settingRow}
              />
            )}
          </Box>
        </>
      )}
    </>
  );
}
