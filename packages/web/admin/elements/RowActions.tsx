import type { Area } from '@lumitor/domain/people/roles';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { IconButton } from '@mui/material';
import { Writing } from './Writing.tsx';

interface RowActionsProps {
  area: Area;
  editLabel: string;
  onEdit(): void;
  removeLabel: string;
  onRemove(): unknown;
}

/** What can be done with a row of a short table. */
export function RowActions({ area, editLabel, onEdit, removeLabel, onRemove }: RowActionsProps) {
  return (
    <Writing area={area}>
      <IconButton aria-label={editLabel} onClick={onEdit}>
        <Edit fontSize="small" />
      </IconButton>
      <IconButton aria-label={removeLabel} onClick={() => void onRemove()}>
        <Delete fontSize="small" />
      </IconButton>
    </Writing>
  );
}
