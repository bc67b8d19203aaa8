import type { Reflink } from '@lumitor/domain/catalogue/partner';
import { Box } from '@mui/material';
import { Title, useEditContext, useRecordContext } from 'react-admin';
import { LaterChangeNotice } from '../changes/LaterChange.tsx';
import { EditStored } from '../sales/EditStored.tsx';
import { FormCard } from '../sales/FormCard.tsx';
import { FormPage } from '../sales/FormPage.tsx';
import { useSaving } from '../sales/useSaving.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { DeleteReflink } from './DeleteReflink.tsx';
import { LinkCard } from './LinkCard.tsx';
import { ReflinkInputs } from './ReflinkInputs.tsx';
import { ReflinkOrders } from './ReflinkOrders.tsx';

function StoredReflink() {
  const reflink = useRecordContext<Reflink>();
  const { refetch } = useEditContext();
  if (!reflink) return null;
  return (
    <FormPage maxWidth={1200}>
      <Title title={reflink.name} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <FormCard aside={<DeleteReflink reflink={reflink} />}>
          <LaterChangeNotice
            collection="reflinks"
            id={reflink.id}
            version={reflink.version}
            onReload={() => void refetch()}
          />
          <ReflinkInputs />
        </FormCard>
        <LinkCard reflink={reflink} />
      </Box>
      <ActivityCard id={reflink.id} />
      <ReflinkOrders id={reflink.id} />
    </FormPage>
  );
}

export function ReflinkEdit() {
  const saving = useSaving({ saved: 'reflinks.saved', stale: 'reflinks.stale' });
  return (
    <EditStored redirect={false} mutationOptions={saving}>
      <StoredReflink />
    </EditStored>
  );
}
