import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Change } from '@lumitor/domain/collections/change';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useLocaleState } from 'react-admin';
import { ArticleDifferences } from '../../articles/ArticleDifferences.tsx';
import { momentIn } from '../../elements/dates.ts';
import { useTranslate, useWords } from '../../words/useTranslate.ts';

interface HistoryEntryProps {
  collection: CatalogueCollection;
  change: Change;
  /** Null where nothing can be restored now. */
  onRestore: (() => void) | null;
}

/** One change of an article: who, when, why, and field by field what. */
export function HistoryEntry({ collection, change, onRestore }: HistoryEntryProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const { at, by, reason, before, after } = change;
  const moment = momentIn(at, locale);
  const word = useWords('catalogue.history');
  return (
    <Box component="article" aria-labelledby={id} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
        <Typography id={id} component="h3" variant="h3">
          <time dateTime={at}>{moment}</time> · {translate(`changes.reasons.${reason.kind}`)}
          {reason.name && ` (${reason.name})`}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{by}</Typography>
        {before && onRestore && (
          <Button
            size="small"
            sx={{ ml: 'auto' }}
            onClick={onRestore}
            aria-label={word('restoreNamed', { at: moment })}
          >
            {word('restoreThis')}
          </Button>
        )}
      </Box>
      <ArticleDifferences
        collection={collection}
        before={before}
        after={after}
        label={`${moment}, ${translate(`changes.reasons.${reason.kind}`)}`}
      />
    </Box>
  );
}
