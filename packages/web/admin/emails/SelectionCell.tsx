import { Box, Button, TableCell, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { DeleteButton } from '../sales/DeleteButton.tsx';
import { useTranslate } from '../words/useTranslate.ts';

interface SelectionCellProps {
  ids: readonly string[];
  colSpan: number;
}

/** What can be done with the selected e-mails, in place of the columns' names: no row moves. */
export function SelectionCell({ ids, colSpan }: SelectionCellProps) {
  const translate = useTranslate();
  const { onUnselectItems } = useListContext();
  const count = { smart_count: ids.length };
  return (
    <TableCell colSpan={colSpan} sx={{ py: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography color="text.primary">{translate('emails.selected', count)}</Typography>
        <DeleteButton
          ids={ids}
          label={translate('emails.deleteSelected')}
          title={translate('emails.deleteTitle', count)}
          content={translate('emails.deleteContent')}
          done={translate('emails.deleted', count)}
        />
        <Button onClick={() => onUnselectItems()}>{translate('ra.action.unselect')}</Button>
      </Box>
    </TableCell>
  );
}
