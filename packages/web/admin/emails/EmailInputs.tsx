import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import { required, TextInput, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { ReflinkInput } from './ReflinkInput.tsx';

/** Fields of an e-mail, of a new one and of a stored one alike. */
export function EmailInputs() {
  const translate = useTranslate();
  const isAddress = (value: string) => (v.is(emailAddress, value) ? undefined : translate('emails.invalid'));
  return (
    <>
      <TextInput
        source="email"
        type="email"
        label="emails.email"
        parse={(value: string) => value.trim()}
        validate={[required(), isAddress]}
        autoComplete="off"
      />
      <ReflinkInput />
    </>
  );
}
