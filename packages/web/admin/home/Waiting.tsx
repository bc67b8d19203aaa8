import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, List, ListItem, ListItemText } from '@mui/material';
import { useBasename } from 'react-admin';
import { Link } from 'react-router';
import { PlacedButton, Text } from '../elements/layout.tsx';
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
        <Text variant="body2" color="textSecondary" p={2}>
          {translate('dashboard.nothingWaits')}
        </Text>
      )}
      <List disablePadding>
        {matters.map(({ state, title, about, page, act }) => (
          <ListItem key={title} divider className="spaced">
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
              <PlacedButton
                component={Link}
                to={`${basename}/${page}`}
                size="small"
                endIcon={<ChevronRight />}
                flex="none"
                aria-label={`${act}: ${title}`}
              >
                {act}
              </PlacedButton>
            )}
          </ListItem>
        ))}
      </List>
    </HomeCard>
  );
}
