import { emailAddress } from '@lumitor/domain/catalogue/field';
import type { Email } from '@lumitor/domain/catalogue/partner';
import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { required, TextInput, Title, useInput, useLocale, useRecordContext, useRedirect } from 'react-admin';
import * as v from 'valibot';
import { readPage } from '../data/documents.ts';
import { momentIn } from '../elements/dates.ts';
import { DeleteButton } from '../sales/DeleteButton.tsx';
import { EraseButton } from '../sales/EraseButton.tsx';
import { CreatePage, EditPage, FormCard, FormPage } from '../sales/storedForm.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { ReflinkChoice, type ReflinkOption } from './EmailFilters.tsx';
import { consentState } from './emailsCsv.ts';

/** Ignores case. */
async function isTaken(email: string, editedId: unknown): Promise<boolean> {
  const { documents } = await readPage(
    'emails',
    new URLSearchParams({ where: `email:${email}`, limit: '2' }),
  );
  return documents.some(({ id }) => id !== editedId);
}

/** Reflink as stored; it may have been renamed or deleted since. */
const optionOf = (refData: Email['refData']): ReflinkOption | null =>
  refData && { id: refData.reflinkId, name: refData.name ?? '', email: refData.email };

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

function EmailInputs() {
  const id = useRecordContext()?.id;
  const validate = useMemo(() => {
    // A failed check accepts the address; saving reports the error.
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

function ConsentProof({ email }: { email: Email }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { consent, createdAt } = email;
  const time = (at: string) => <time dateTime={at}>{momentIn(at, locale)}</time>;
  const facts = [
    [translate('emails.consent'), time(createdAt)],
    [translate('emails.state'), translate(`emails.${consentState(email)}`)],
    ...(consent?.confirmedAt ? [[translate('emails.confirmedAt'), time(consent.confirmedAt)]] : []),
    ...(consent
      ? [
          [translate('emails.wording'), consent.wording || translate('emails.noWording')],
          [translate('emails.address'), consent.address],
        ]
      : []),
  ] as const;
  return (
    <section>
      <Typography variant="subtitle2" component="h2">
        {translate('emails.proof')}
      </Typography>
      <Box component="dl" sx={{ my: 1, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: 1 } }}>
        {facts.map(([label, value]) => (
          <div key={String(label)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </section>
  );
}

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
            <EraseButton person={stored.email} onErased={leave} />
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

export function EmailCreate() {
  const translate = useTranslate();
  return (
    <CreatePage title="emails.addTitle" added="emails.added" leadsTo="list">
      <EmailInputs />
      <Typography color="text.secondary">{translate('emails.addHint')}</Typography>
    </CreatePage>
  );
}

export const EmailEdit = () => (
  <EditPage saved="emails.saved" stale="emails.stale" isLeft>
    <StoredEmail />
  </EditPage>
);
