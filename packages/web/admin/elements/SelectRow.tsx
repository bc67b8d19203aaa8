import { useDataTableCallbacksContext, useDataTableSelectedIdsContext, useRecordContext } from 'react-admin';

/** Shift selects a range; react-admin's checkbox has no accessible name. */
export function SelectRow({ label }: { label: string }) {
  const record = useRecordContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext();
  if (!record) return null;
  return (
    <label style={{ display: 'inline-flex', padding: 11, cursor: 'pointer' }}>
      <input
        type="checkbox"
        aria-label={label}
        style={{ width: 16, height: 16, margin: 0, cursor: 'inherit' }}
        checked={selected?.includes(record.id) ?? false}
        readOnly
        onClick={(event) => handleToggleItem?.(record.id, event as never)}
      />
    </label>
  );
}
