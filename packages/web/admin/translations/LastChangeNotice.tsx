import Undo from '@mui/icons-material/Undo';
import { Box, Button } from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';
import type { TextChanges } from './useTextChanges.ts';

export function LastChangeNotice({ last, undo }: Pick<TextChanges, 'last' | 'undo'>) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
        color: 'text.secondary',
        minWidth: 0,
      }}
    >
      <Box
        component="span"
        role="status"
        sx={{ overflowWrap: 'anywhere', ...(last?.hasFailed && { color: 'error.main' }) }}
      >
        {last && translate(`translations.done.${last.word}`, { name: last.name })}
      </Box>
      {last?.batch && (
        <Button size="small" startIcon={<Undo />} onClick={undo}>
          {translate('catalogue.actions.undo')}
        </Button>
      )}
    </Box>
  );
}
