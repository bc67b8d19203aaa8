import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useBasename } from 'react-admin';
import { Link } from 'react-router';
import { useTranslate } from '../words/useTranslate.ts';
import { HomeCard } from './HomeCard.tsx';
import { type Matter, useMatters } from './matters.ts';

const COLOURS: Record<Matter['state'], string> = {
  wrong: 'error.main',
  open: 'text.secondary',
  well: 'transparent',
};

export function Waiting() {
  const translate = useTranslate();
  const basename = useBasename();
  const matters = useMatters();
  const waiting = matters.filter(({ state }) => state !== 'well').length;
  return (
    <HomeCard
      title={translate('dashboard.waits')}
      action={translate('dashboard.matters', { smart_count: waiting })}
    >
      {matters.length === 0 && (
        <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
          {translate('dashboard.nothingWaits')}
        </Typography>
      )}
      <List disablePadding>
        {matters.map(({ state, title, about, page, act }) => (
          <ListItem key={title} divider sx={{ gap: 1.5, '&:last-of-type': { borderBottom: 0 } }}>
            <Box
              component="span"
              aria-hidden="true"
              sx={{
                flex: 'none',
                width: 8,
                height: 8,
                borderRadius: '50%',
                border: 1,
                borderColor: state === 'wrong' ? 'error.main' : 'text.secondary',
                bgcolor: COLOURS[state],
              }}
            />
            <ListItemText
              primary={title}
              secondary={about}
              slotProps={{ secondary: { variant: 'caption' } }}
              sx={{ my: 0 }}
            />
            {page && (
              <Button
                component={Link}
                to={`${basename}/${page}`}
                size="small"
                endIcon={<ChevronRight />}
                sx={{ flex: 'none' }}
                aria-label={`${act}: ${title}`}
              >
                {act}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
    </HomeCard>
  );
}
