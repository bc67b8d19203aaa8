import type { Batch } from '@lumitor/domain/collections/change';
import { COLLECTIONS, isCollectionName } from '@lumitor/domain/collections/collections';
import type { Area } from '@lumitor/domain/people/roles';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Card, Chip, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { BatchChanges } from './BatchChanges.tsx';
import { useBatchWords } from './useBatchWords.ts';

const areaOf = (collection: string): Area =>
  isCollectionName(collection) ? COLLECTIONS[collection].area : 'catalogue';

interface BatchItemProps {
  batch: Batch;
  onUndo(): void;
}

/** What was done in one act; its details unfold. */
export function BatchItem({ batch, onUndo }: BatchItemProps) {
  const translate = useTranslate();
  const { title, at, counts } = useBatchWords()(batch);
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <Card component="li" sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, p: 1, pl: 0.5 }}>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={translate('changes.show', { title, at })}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandMore sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        </IconButton>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h3">
            {title}
          </Typography>
          <Typography variant="caption" component="p">
            <time dateTime={batch.at}>{at}</time> · {batch.by}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {counts}
        </Typography>
        {batch.undoneBy ? (
          <Chip size="small" variant="outlined" label={translate('changes.undone')} />
        ) : (
          <Writing area={areaOf(batch.first.collection)}>
            <Button size="small" aria-label={translate('changes.undoOf', { title, at })} onClick={onUndo}>
              {translate('changes.undo')}
            </Button>
          </Writing>
        )}
      </Box>
      <div id={details} hidden={!isOpen}>
        {isOpen && <BatchChanges batch={batch.batch} />}
      </div>
    </Card>
  );
}
