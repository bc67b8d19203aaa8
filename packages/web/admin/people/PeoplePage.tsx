import type { PasswordLink } from '@lumitor/domain/people/account';
import { ACCOUNT_ROLES, AREAS, mayRead, mayWrite } from '@lumitor/domain/people/roles';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import {
  Button,
  List,
  ListItem,
  ListItemText,
  Paper,
  Skeleton,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Title, useLocale } from 'react-admin';
import { dayOf, momentIn } from '../elements/dates.ts';
import { ScrolledTable } from '../elements/HeadedTable.tsx';
import { PlainList, Row, Spaced, Stacked, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useRoleName } from '../elements/useRoleName.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { AccountList } from './AccountList.tsx';
import { InviteDialog, LinkDialog } from './InviteDialog.tsx';
import { type CreatedLink, useAccountActs, useAccountEvents, usePeople } from './usePeople.ts';

interface OpenLinksProps {
  links: readonly PasswordLink[];
  onMade(link: CreatedLink): void;
}

function OpenLinks({ links, onMade }: OpenLinksProps) {
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

function AccountHistory() {
  const word = useWords('people.history');
  const roleName = useRoleName();
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
      <PlainList aria-labelledby="account-history">
        {events?.map(({ id, at, by, kind, email, role }) => (
          <Spaced component="li" key={id} isBreakable py={0.5}>
            <Typography>
              {translate(`people.events.${kind}`, {
                email,
                role: role ? roleName(role) : '',
              })}
            </Typography>
            <Typography variant="caption" component="p">
              <time dateTime={at}>{momentIn(at, locale)}</time> · {by || word('byCommand')}
            </Typography>
          </Spaced>
        ))}
      </PlainList>
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {word('more')}
        </Button>
      )}
    </section>
  );
}

/** Permissions of each role (D63). */
function RolesMatrix() {
  const translate = useTranslate();
  return (
    <section aria-labelledby="roles-matrix">
      <Typography id="roles-matrix" variant="h2" gutterBottom>
        {translate('people.matrix.title')}
      </Typography>
      <Paper variant="outlined">
        <ScrolledTable
          aria-labelledby="roles-matrix"
          heads={[
            translate('people.matrix.area'),
            ...ACCOUNT_ROLES.map((role) => translate(`people.roles.${role}`)),
          ]}
          table={{ 'aria-labelledby': 'roles-matrix' }}
        >
          <TableBody>
            {AREAS.map((area) => (
              <TableRow key={area}>
                <TableCell component="th" scope="row">
                  {translate(`people.areas.${area}`)}
                </TableCell>
                {ACCOUNT_ROLES.map((role) => (
                  <TableCell key={role} className={mayWrite(role, area) ? 'strong' : 'muted'}>
                    {translate(
                      `people.matrix.${mayWrite(role, area) ? 'write' : mayRead(role, area) ? 'read' : 'none'}`,
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </ScrolledTable>
      </Paper>
    </section>
  );
}

export function PeoplePage() {
  const translate = useTranslate();
  const { data, isError, refetch } = usePeople();
  const [isInviting, setInviting] = useState(false);
  const [made, setMade] = useState<CreatedLink | null>(null);
  return (
    <Stacked py={2} maxWidth={960}>
      <Title title={translate('resources.konta.name')} />
      <Row>
        <Text color="textSecondary" flex="1 1 240px">
          {translate('people.about')}
        </Text>
        <Button
          variant="contained"
          startIcon={<PersonAdd />}
          aria-haspopup="dialog"
          onClick={() => setInviting(true)}
        >
          {translate('people.invite.button')}
        </Button>
      </Row>
      {isError && !data && <RetryNotice onRetry={refetch}>{translate('people.loadFailed')}</RetryNotice>}
      {!data && !isError && <Skeleton variant="rounded" height={240} aria-hidden />}
      {data && <AccountList accounts={data.accounts} onMade={setMade} />}
      {data && data.links.length > 0 && <OpenLinks links={data.links} onMade={setMade} />}
      <RolesMatrix />
      <AccountHistory />
      {isInviting && (
        <InviteDialog
          onMade={(link) => {
            setInviting(false);
            setMade(link);
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {made && <LinkDialog made={made} onClose={() => setMade(null)} />}
    </Stacked>
  );
}
