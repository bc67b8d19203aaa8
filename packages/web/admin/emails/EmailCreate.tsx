import { Typography } from '@mui/material';
import { CreateBase, Title, useNotify, useRedirect } from 'react-admin';
import { FormCard } from '../sales/FormCard.tsx';
import { FormPage } from '../sales/FormPage.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { EmailInputs } from './EmailInputs.tsx';

export function EmailCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify('emails.added', { type: 'info' });
    redirect('list', 'emaile');
  };
  return (
    <CreateBase mutationOptions={{ onSuccess }}>
      <Title title="emails.addTitle" />
      <FormPage>
        <FormCard>
          <EmailInputs />
          <Typography color="text.secondary">{translate('emails.addHint')}</Typography>
        </FormCard>
      </FormPage>
    </CreateBase>
  );
}
