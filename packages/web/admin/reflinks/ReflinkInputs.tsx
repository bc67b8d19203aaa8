import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import { BooleanInput, required, TextInput, useTranslate } from 'react-admin';
import * as v from 'valibot';

/** Fields of a reflink, of a new one and of a stored one alike. */
export function ReflinkInputs() {
  const translate = useTranslate();
  const isAddress = (value: string | undefined) =>
    !value || v.is(emailAddress, value) ? undefined : translate('reflinks.invalidEmail');
  return (
    <>
      <TextInput
        source="name"
        label="reflinks.name"
        helperText="reflinks.nameHint"
        validate={required()}
        autoComplete="off"
      />
      <TextInput
        source="email"
        type="email"
        label="reflinks.email"
        helperText="reflinks.emailHint"
        defaultValue=""
        parse={(value: string) => value.trim()}
        validate={isAddress}
        autoComplete="off"
      />
      <BooleanInput source="active" label="reflinks.active" helperText="reflinks.activeHint" defaultValue />
    </>
  );
}
