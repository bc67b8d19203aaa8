import { Box, Button, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { useAccountEvents } from './usePeople.ts';

/** What became of accounts, and by whom. */
export function AccountHistory() {
  const word = useWords('people.history');
  const translate = useTranslate();
  const locale = useLocale();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useAccountEvents();
  const events = data?.pages.flatMap((page) => page.events);
  return (
    <section aria-labelledby="account-history">
      <Typography id="account-history" variant="h2" gutterBottom>
        {word('title')}
      </Typography>
      {events?.length === 0 && <Typography color="textSecondary">{word('none')}</Typography>}
      <Box component="ol" aria-labelledby="account-history" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {events?.map(({ id, at, by, kind, email, role }) => (
          <Box component="li" key={id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            <Typography>
              {translate(`people.events.${kind}`, {
                email,
                role: role ? translate(`people.roles.${role}`) : '',
              })}
            </Typography>
            <Typography variant="caption" component="p">
              <time dateTime={at}>
                {new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>{' '}
              · {by || word('byCommand')}
            </Typography>
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {word('more')}
        </Button>
      )}
    </section>
  );
}
