import type { PasswordLink } from '@lumitor/domain/people/account';
import { Button, List, ListItem, ListItemText, Paper, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { dayOf } from '../elements/dates.ts';
import { Row } from '../elements/layout.tsx';
import { useRoleName } from '../elements/useRoleName.ts';
import { useWords } from '../words/useTranslate.ts';
import { type CreatedLink, useAccountActs } from './usePeople.ts';

interface OpenLinksProps {
  links: readonly PasswordLink[];
  onMade(link: CreatedLink): void;
}

export function OpenLinks({ links, onMade }: OpenLinksProps) {
  const word = useWords('people.links');
  const roleName = useRoleName();
  const locale = useLocale();
  const acts = useAccountActs();
  const renew = async ({ email, role }: PasswordLink) => {
    const made = await (role ? acts.invite(email, role) : acts.reset(email));
    if (made) onMade(made);
  };
  return (
    <section aria-labelledby="open-links">
      <Typography id="open-links" variant="h2" gutterBottom>
        {word('title')}
      </Typography>
      <Paper variant="outlined">
        <List disablePadding>
          {links.map((link) => {
            const { email, role } = link;
            const until = dayOf(link.expiresAt, locale);
            return (
              <ListItem key={email} divider className="wrapped">
                <ListItemText
                  sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}
                  primary={email}
                  secondary={
                    role ? word('invited', { role: roleName(role), until }) : word('reset', { until })
                  }
                />
                <Row align="stretch" isWrapped={false}>
                  <Button
                    size="small"
                    aria-label={word('anewOf', { email })}
                    onClick={() => void renew(link)}
                  >
                    {word('anew')}
                  </Button>
                  <Button
                    size="small"
                    aria-label={word('withdrawOf', { email })}
                    onClick={() => void acts.act('withdraw', email)}
                  >
                    {word('withdraw')}
                  </Button>
                </Row>
              </ListItem>
            );
          })}
        </List>
      </Paper>
    </section>
  );
}
