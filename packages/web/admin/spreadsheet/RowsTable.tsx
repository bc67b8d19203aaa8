import { TableCell, TableRow, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { Row, Spaced, Text } from '../elements/layout.tsx';
import type { WordIn } from '../words/messages.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { PagedTable } from './PagedTable.tsx';

interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Row component="dl" rowGap={0.5} gap={0} columnGap={2} align="stretch" m={0}>
      {facts.map(({ key, label, value }) => (
        <Row key={key} gap={0} columnGap={0.75} align="stretch">
          <Spaced component="dt" isMuted>
            {label}
          </Spaced>
          <Spaced component="dd" isVerbatim isBreakable m={0}>
            {value}
          </Spaced>
        </Row>
      ))}
    </Row>
  );
}

interface RowsTableProps<Row> {
  label: string;
  heads: readonly WordIn<'spreadsheet.table'>[];
  rows: readonly Row[];
  linesOf(row: Row): readonly (readonly ReactNode[])[];
}

export function RowsTable<Row extends { row: number; title: string }>(props: RowsTableProps<Row>) {
  const { label, heads, rows, linesOf } = props;
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const nameOf = ({ title }: Row) => title || translate('spreadsheet.table.untitled');
  const stacked = (row: Row) => (
    <TableRow key={row.row}>
      <TableCell className="breakable">
        <Typography variant="caption" component="div">
          {translate('spreadsheet.table.rowNumber', { row: row.row })}
        </Typography>
        <Text component="div" isStrong mb={0.5}>
          {nameOf(row)}
        </Text>
        {linesOf(row).map(([about, value, after], index) =>
          value === undefined ? (
            about
          ) : (
            <Facts
              // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
              key={index}
              facts={[
                {
                  key: '',
                  label: about,
                  value: (
                    <>
                      {value}
                      {after !== undefined && ' → '}
                      {after}
                    </>
                  ),
                },
              ]}
            />
          ),
        )}
      </TableCell>
    </TableRow>
  );
  const inLines = (row: Row) => {
    const lines = linesOf(row);
    return lines.map((cells, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
      <TableRow key={`${row.row} ${index}`}>
        {index === 0 && (
          <>
            <TableCell rowSpan={lines.length} width={64}>
              {row.row}
            </TableCell>
            <TableCell
              component="th"
              scope={lines.length > 1 ? 'rowgroup' : 'row'}
              rowSpan={lines.length}
              className="named strong"
            >
              {nameOf(row)}
            </TableCell>
          </>
        )}
        {cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
          <TableCell key={at} className="text">
            {cell}
          </TableCell>
        ))}
      </TableRow>
    ));
  };
  const shownHeads: typeof heads = isNarrow ? ['article'] : ['row', 'article', ...heads];
  return (
    <PagedTable
      label={label}
      heads={shownHeads.map((head) => translate(`spreadsheet.table.${head}`))}
      items={rows}
      rowsOf={isNarrow ? stacked : inLines}
    />
  );
}
