import { Box, Button, Typography } from '@mui/material';
import { useRef } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';

/** How much of a list is shown, and its next part on demand. */
export function MoreButton() {
  const translate = useTranslate();
  const { data } = useListContext();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const place = useRef<HTMLDivElement>(null);
  const count = data?.length ?? 0;
  if (count === 0) return null;
  const more = async () => {
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button goes with the last part: the keyboard stays where it was.
    if (!hasMore) place.current?.focus();
  };
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2, outline: 'none' }}
    >
      <Typography role="status" color="text.secondary">
        {translate(hasNextPage ? 'sales.shown' : 'sales.shownAll', { count })}
      </Typography>
      {hasNextPage && (
        <Button variant="outlined" onClick={more} aria-disabled={isFetchingNextPage}>
          {translate(isFetchingNextPage ? 'list.loading' : 'sales.more')}
        </Button>
      )}
    </Box>
  );
}
