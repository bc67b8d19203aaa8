import type { Email } from '@lumitor/domain/catalogue/partner';
import { Title, useRecordContext, useRedirect } from 'react-admin';
import { DeleteButton } from '../sales/DeleteButton.tsx';
import { EditStored } from '../sales/EditStored.tsx';
import { EraseButton } from '../sales/EraseButton.tsx';
import { FormCard } from '../sales/FormCard.tsx';
import { FormPage } from '../sales/FormPage.tsx';
import { useSaving } from '../sales/useSaving.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { ConsentProof } from './ConsentProof.tsx';
import { EmailInputs } from './EmailInputs.tsx';

function StoredEmail() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const stored = useRecordContext<Email>();
  if (!stored) return null;
  const leave = () => redirect('list', 'emaile');
  return (
    <FormPage>
      <Title title={stored.email} />
      <FormCard
        aside={
          <>
            <EraseButton email={stored.email} onErased={leave} />
            <DeleteButton
              ids={[stored.id]}
              label={translate('ra.action.delete')}
              title={translate('emails.deleteTitle', { smart_count: 1 })}
              content={`${stored.email}. ${translate('emails.deleteContent')}`}
              done={translate('emails.deleted', { smart_count: 1 })}
              onDone={leave}
            />
          </>
        }
      >
        <EmailInputs />
        <ConsentProof email={stored} />
      </FormCard>
    </FormPage>
  );
}

export function EmailEdit() {
  const saving = useSaving({ saved: 'emails.saved', stale: 'emails.stale' });
  const redirect = useRedirect();
  const onSuccess = () => {
    saving.onSuccess();
    redirect('list', 'emaile');
  };
  return (
    <EditStored mutationOptions={{ ...saving, onSuccess }}>
      <StoredEmail />
    </EditStored>
  );
}
