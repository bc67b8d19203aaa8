import { Checkbox } from '@mui/material';
import { useDataTableCallbacksContext, useDataTableSelectedIdsContext, useRecordContext } from 'react-admin';

/** Selects a row, with Shift all up to it; react-admin's own box tells a screen reader no name. */
export function SelectRow({ label }: { label: string }) {
  const record = useRecordContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext();
  if (!record) return null;
  return (
    <Checkbox
      size="small"
      checked={selected?.includes(record.id) ?? false}
      onClick={(event) => handleToggleItem?.(record.id, event as never)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}
