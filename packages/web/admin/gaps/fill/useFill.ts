import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { useCallback, useState } from 'react';
import { HttpError, useLocale, useNotify } from 'react-admin';
import { type Sale, useSaleGuard } from '../../articles/useSaleGuard.tsx';
import { failureWords } from '../../elements/failureWords.ts';
import { decimalSign, typedNumber } from '../../elements/numbers.ts';
import { useBatch } from '../../elements/useBatch.tsx';
import { useTranslate } from '../../words/useTranslate.ts';
import {
  cellName,
  FILL_COLUMNS,
  type FillCells,
  type FillColumn,
  type FillRow,
  fillOperations,
  startCells,
} from './fillRows.ts';

const isColumn = (field: string): field is FillColumn => FILL_COLUMNS.some((column) => column === field);

function refusedCell(error: unknown, keys: readonly string[]): [cell: string, message: string] | null {
  if (!(error instanceof HttpError)) return null;
  const { operation, field = '', message = '' } = (error.body ?? {}) as Record<string, unknown>;
  const key = typeof operation === 'number' ? keys[operation] : undefined;
  const column = String(field).split('.').at(-1) ?? '';
  return key && isColumn(column) ? [cellName(key, column), String(message)] : null;
}

function salesOf(
  rows: readonly FillRow[],
  operations: readonly Operation[],
  keys: readonly string[],
): Sale[] {
  return operations.flatMap((operation, index): Sale[] => {
    const row = rows.find(({ key }) => key === keys[index]);
    if (!row || operation.kind === 'remove') return [];
    const { article, collection, line } = row;
    const after = { ...article, ...operation.fields };
    return [{ resource: { collection, line }, changes: [{ before: article, after }] }];
  });
}

export function useGapFill(rows: readonly FillRow[]) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const { apply } = useBatch();
  const { maySell, question } = useSaleGuard();
  const [typed, setTyped] = useState<ReadonlyMap<string, FillCells>>(new Map());
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [isSaving, setSaving] = useState(false);

  const type = useCallback(
    (changes: readonly { row: FillRow; column: FillColumn | 'img'; text: string }[]) => {
      setTyped((before) => {
        const after = new Map(before);
        for (const { row, column, text } of changes) {
          const cells = after.get(row.key) ?? startCells(row, (amount) => typedNumber(amount, locale, true));
          after.set(row.key, { ...cells, [column]: text });
        }
        return after;
      });
      const names = new Set(changes.map(({ row, column }) => cellName(row.key, column)));
      setFaults((before) => new Map([...before].filter(([cell]) => !names.has(cell))));
    },
    [locale],
  );

  const save = async () => {
    const { operations, keys, faults: found } = fillOperations(rows, typed, decimalSign(locale));
    setFaults(new Map([...found].map(([cell, fault]) => [cell, translate(`fill.faults.${fault}`)])));
    if (found.size > 0 || operations.length === 0) return;
    if (!(await maySell(...salesOf(rows, operations, keys)))) return;
    setSaving(true);
    try {
      await apply({ kind: 'import', name: translate('fill.reason') }, operations, {
        word: 'fill.saved',
        options: { smart_count: operations.length },
      });
      setTyped(new Map());
    } catch (error) {
      const refused = refusedCell(error, keys);
      if (refused)
        setFaults(new Map([[refused[0], translate('failures.refusedField', { message: refused[1] })]]));
      else notify(failureWords(error, translate), { type: 'error', autoHideDuration: 12_000 });
    }
    setSaving(false);
  };
  return { typed, faults, isSaving, type, save, question };
}
