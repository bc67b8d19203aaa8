import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import { BooleanInput, required, TextInput } from 'react-admin';
import * as v from 'valibot';

const refuseBroken = (email: string | undefined) =>
  !email || v.is(emailAddress, email) ? undefined : 'reflinks.invalidEmail';

/** Fields of a reflink, of a new one and of a stored one alike. */
export function ReflinkInputs() {
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
        validate={refuseBroken}
        autoComplete="off"
      />
      <BooleanInput source="active" label="reflinks.active" helperText="reflinks.activeHint" defaultValue />
    </>
  );
}
