import { Alert, Button, Card, Skeleton, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { type ClipboardEvent, useCallback, useMemo } from 'react';
import { Title, useBasename, useLocale, useNotify } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { useLineNames } from '../../../data/settings.ts';
import { useMay } from '../../data/useMay.ts';
import { FormBar } from '../../elements/FormBar.tsx';
import { ScrolledTable } from '../../elements/HeadedTable.tsx';
import { PlacedAlert, Spaced, Text } from '../../elements/layout.tsx';
import { typedNumber } from '../../elements/numbers.ts';
import { RetryNotice } from '../../elements/RetryNotice.tsx';
import { UnsavedGuard } from '../../elements/UnsavedGuard.tsx';
import type { BackState } from '../../elements/WayBack.tsx';
import { Writing } from '../../elements/Writing.tsx';
import { cellText, isLost } from '../../spreadsheet/sheet/cell.ts';
import { readText } from '../../spreadsheet/sheet/text.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { useLines } from '../useGaps.ts';
import { FillTableRow } from './FillTableRow.tsx';
import {
  type BlockCell,
  FILL_COLUMNS,
  type FillColumn,
  type FillRow,
  fillRows,
  isPriceColumn,
  pasteBlock,
  startCells,
} from './fillRows.ts';
import { useGapFill } from './useFill.ts';

export function FillPage() {
  const translate = useTranslate();
  const basename = useBasename();
  const { back } = (useLocation().state ?? {}) as BackState;
  const { lines, error, retry } = useLines();
  const rows = useMemo(() => lines?.flatMap(fillRows), [lines]);
  return (
    <Spaced maxWidth={1280} py={2}>
      <Title title={translate('fill.title')} />
      <Text variant="body2" color="textSecondary" mb={2}>
        {translate('fill.about')}
      </Text>
      {error && !rows && <RetryNotice onRetry={retry}>{translate('gaps.failed')}</RetryNotice>}
      {!error && !rows && (
        <div role="status" aria-label={translate('gaps.checking')}>
          <Skeleton variant="rounded" height={320} />
        </div>
      )}
      {rows?.length === 0 &&
        (back ? (
          <Navigate to={`${basename}/${back}`} replace />
        ) : (
          <Alert severity="success">{translate('fill.nothing')}</Alert>
        ))}
      {rows && rows.length > 0 && <FillTable rows={rows} />}
    </Spaced>
  );
}

/** Pasted text with a line break or a tab is a block of cells. */
const isBlock = (text: string) => /[\t\n]/.test(text.trimEnd());

async function readBlock(text: string): Promise<BlockCell[][]> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.trimEnd(), { delimiter: '\t' });
  return data.map((cells) =>
    cells.map((cell) => {
      const read = readText(cell, false);
      return isLost(read) ? null : cellText(read);
    }),
  );
}

function usePaste(rows: readonly FillRow[], type: ReturnType<typeof useGapFill>['type'], mayPrice: boolean) {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (row: FillRow, column: FillColumn, event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain');
      if (!isBlock(text)) return;
      event.preventDefault();
      void readBlock(text).then((block) => {
        const byKey = new Map(rows.map((each) => [each.key, each]));
        const { pasted, leftOut } = pasteBlock(block, rows, { row: rows.indexOf(row), column });
        if (leftOut > 0) notify(translate('fill.leftOut', { smart_count: leftOut }), { type: 'warning' });
        type(
          pasted.flatMap(({ key, ...cell }) => {
            const found = byKey.get(key);
            const isOpen = mayPrice || !isPriceColumn(cell.column);
            return found && isOpen ? [{ row: found, ...cell }] : [];
          }),
        );
      });
    },
    [rows, type, mayPrice, notify, translate],
  );
}

function FillTable({ rows }: { rows: readonly FillRow[] }) {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const locale = useLocale();
  const { typed, faults, isSaving, type, save, question } = useGapFill(rows);
  const heads = (['code', ...FILL_COLUMNS, 'img'] as const).map((column) =>
    translate(`fill.columns.${column}`),
  );
  const starts = useMemo(
    () =>
      new Map(rows.map((row) => [row.key, startCells(row, (amount) => typedNumber(amount, locale, true))])),
    [rows, locale],
  );
  const mayPrice = useMay('prices').write;
  const paste = usePaste(rows, type, mayPrice);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <UnsavedGuard isUnsaved={typed.size > 0} />
      {question}
      {!mayPrice && (
        <PlacedAlert severity="info" mb={2}>
          {translate('catalogue.form.pricesClosed')}
        </PlacedAlert>
      )}
      <Card>
        <ScrolledTable aria-label={translate('fill.title')} heads={heads}>
          {[...new Set(rows.map(({ line }) => line))].map((line) => (
            <TableBody key={line}>
              <TableRow>
                <TableCell component="th" scope="rowgroup" colSpan={6} className="group">
                  {lineNames[line]}
                </TableCell>
              </TableRow>
              {rows
                .filter((row) => row.line === line)
                .map((row) => (
                  <FillTableRow
                    key={row.key}
                    row={row}
                    cells={typed.get(row.key) ?? starts.get(row.key) ?? startCells(row, String)}
                    faults={faults}
                    onType={type}
                    onPaste={paste}
                  />
                ))}
            </TableBody>
          ))}
        </ScrolledTable>
      </Card>
      <FormBar isParted={false}>
        <Writing area="catalogue">
          <Button type="submit" variant="contained" loading={isSaving} disabled={typed.size === 0}>
            {translate('fill.save')}
          </Button>
        </Writing>
        <Typography variant="body2" color="textSecondary">
          {translate('fill.meaning')}
        </Typography>
        {faults.size > 0 && (
          <PlacedAlert severity="error" py={0}>
            {translate('fill.invalid', { smart_count: faults.size })}
          </PlacedAlert>
        )}
      </FormBar>
    </form>
  );
}
