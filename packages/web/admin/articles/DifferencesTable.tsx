import { TableBody, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { ScrolledTable } from '../elements/HeadedTable.tsx';
import { useTranslate } from '../words/useTranslate.ts';

interface Difference {
  key: string;
  label: string;
  before: ReactNode;
  after: ReactNode;
}

interface DifferencesTableProps {
  differences: readonly Difference[];
  states: readonly ('before' | 'after')[];
  label: string;
  heads?: { before: string; after: string } | undefined;
}

export function DifferencesTable({ differences, states, label, heads }: DifferencesTableProps) {
  const translate = useTranslate();
  if (differences.length === 0) return translate('catalogue.history.nothing');
  const stateHeads = states.map((state) => heads?.[state] ?? translate(`catalogue.history.${state}`));
  return (
    <ScrolledTable aria-label={label} heads={[translate('catalogue.conflict.field'), ...stateHeads]}>
      <TableBody>
        {differences.map((each) => (
          <TableRow key={each.key}>
            <TableCell component="th" scope="row" width="33%" className="top named">
              {each.label}
            </TableCell>
            {states.map((state) => (
              <TableCell key={state} className="top text">
                {each[state]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </ScrolledTable>
  );
}
