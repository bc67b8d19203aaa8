import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import { useMemo } from 'react';
import { required, TextInput, useRecordContext } from 'react-admin';
import * as v from 'valibot';
import { isTaken } from './isTaken.ts';
import { ReflinkInput } from './ReflinkInput.tsx';

const refuseBroken = (email: string) => (v.is(emailAddress, email) ? undefined : 'sales.invalidEmail');

/** Fields of an e-mail, of a new one and of a stored one alike. */
export function EmailInputs() {
  const id = useRecordContext()?.id;
  const validate = useMemo(() => {
    // Without an answer it is not held against the address: saving fails soon enough.
    const refuseTaken = async (email: string) =>
      (await isTaken(email, id).catch(() => false)) ? 'emails.taken' : undefined;
    return [required(), refuseBroken, refuseTaken];
  }, [id]);
  return (
    <>
      <TextInput
        source="email"
        type="email"
        label="emails.email"
        parse={(value: string) => value.trim()}
        validate={validate}
        autoComplete="off"
        helperText={false}
      />
      <ReflinkInput />
    </>
  );
}
