import { CreateBase, type RaRecord, Title, useNotify, useRedirect } from 'react-admin';
import { FormCard } from '../sales/FormCard.tsx';
import { FormPage } from '../sales/FormPage.tsx';
import { ReflinkInputs } from './ReflinkInputs.tsx';

/** A new reflink; its own page follows, where its link is. */
export function ReflinkCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ id }: RaRecord) => {
    notify('reflinks.added', { type: 'info' });
    redirect('edit', 'reflinks', id);
  };
  return (
    <CreateBase mutationOptions={{ onSuccess }}>
      <Title title="reflinks.addTitle" />
      <FormPage>
        <FormCard>
          <ReflinkInputs />
        </FormCard>
      </FormPage>
    </CreateBase>
  );
}
