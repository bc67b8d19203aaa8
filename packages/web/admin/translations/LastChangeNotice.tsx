import Undo from '@mui/icons-material/Undo';
import { Box, Button } from '@mui/material';
import { Row } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { TextChanges } from './useTextChanges.ts';

export function LastChangeNotice({ last, undo }: Pick<TextChanges, 'last' | 'undo'>) {
  const translate = useTranslate();
  return (
    <Row isWrapped={false} isMuted minHeight={32} minWidth={0}>
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
    </Row>
  );
}
