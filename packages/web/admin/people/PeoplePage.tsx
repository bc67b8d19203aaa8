import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { AccountHistory } from './AccountHistory.tsx';
import { AccountList } from './AccountList.tsx';
import { InviteDialog, LinkDialog } from './InviteDialog.tsx';
import { OpenLinks } from './OpenLinks.tsx';
import { RolesMatrix } from './RolesMatrix.tsx';
import { type MadeLink, usePeople } from './usePeople.ts';

/** Who has an account, and what it may do. */
export function PeoplePage() {
  const translate = useTranslate();
  const { data, isError, refetch } = usePeople();
  const [isInviting, setInviting] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2, maxWidth: 960 }}>
      <Title title={translate('resources.konta.name')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {translate('people.about')}
        </Typography>
        <Button
          variant="contained"
          startIcon={<PersonAdd />}
          aria-haspopup="dialog"
          onClick={() => setInviting(true)}
        >
          {translate('people.invite.button')}
        </Button>
      </Box>
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
    </Box>
  );
}
