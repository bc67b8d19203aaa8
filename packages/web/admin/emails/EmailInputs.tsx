import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import type { Email } from '@lumitor/domain/catalogue/partner';
import { useMemo } from 'react';
import { required, TextInput, useInput, useRecordContext } from 'react-admin';
import * as v from 'valibot';
import { readPage } from '../data/documents.ts';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { ReflinkChoice, type ReflinkOption } from './ReflinkChoice.tsx';

/** Whether another document than `ownId` has the address; an address counts whatever its case. */
async function isTaken(email: string, ownId: unknown): Promise<boolean> {
  const { documents } = await readPage(
    'emails',
    new URLSearchParams({ where: `email:${email}`, limit: '2' }),
  );
  return documents.some(({ id }) => id !== ownId);
}

/** As it was when the e-mail came: a reflink may have been renamed or deleted since. */
const optionOf = (refData: Email['refData']): ReflinkOption | null =>
  refData && { id: refData.reflinkId, name: refData.name ?? '', email: refData.email };

/** The partner through whom an e-mail came (D31). */
function ReflinkInput() {
  const translate = useTranslate();
  const { reflinks = [] } = useReflinks();
  const { field } = useInput<Email['refData']>({ source: 'refData', defaultValue: null });
  return (
    <ReflinkChoice
      label={translate('emails.reflink')}
      placeholder={translate('emails.noReflink')}
      helperText={translate('emails.reflinkHint')}
      options={reflinks}
      value={optionOf(field.value || null)}
      onChange={(chosen) =>
        field.onChange(chosen && { reflinkId: chosen.id, name: chosen.name, email: chosen.email })
      }
    />
  );
}

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
