import type { Customer, CustomerFields } from '@lumitor/domain/customers/customer';
import { isEqual } from '@lumitor/domain/math/equal';
import { Alert, Button, CardContent } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { HttpError, useLocale } from 'react-admin';
import { FormProvider, type Resolver, set, useForm, useFormState, useWatch } from 'react-hook-form';
import { articleTitle } from '../articles/titles.ts';
import { useActiveLanguages } from '../data/activeLanguages.ts';
import { useMay } from '../data/useMay.ts';
import { FormFields } from '../elements/FormFields.tsx';
import { failureWords } from '../elements/failureWords.ts';
import type { FormField, FormFieldList } from '../elements/formField.ts';
import { FormWordsProvider } from '../elements/formInputs.tsx';
import { languageName } from '../elements/languageNames.ts';
import { PlacedAlert, Row, Spaced, Text } from '../elements/layout.tsx';
import { UnsavedGuard } from '../elements/UnsavedGuard.tsx';
import { Writing, WritingForm } from '../elements/Writing.tsx';
import { useNamed } from '../named/named.ts';
import type { WordIn } from '../words/messages.ts';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { type CustomerValues, faultOf, formValues, readFields } from './formValues.ts';

type Hint = WordIn<'customers.hints'>;

const PERSON_FIELDS: FormFieldList<Hint> = [
  [
    { name: 'name', autoComplete: 'off' },
    { name: 'firm', autoComplete: 'off' },
  ],
  [
    { name: 'emails', lines: 1, hint: 'emails' },
    { name: 'phones', lines: 1, hint: 'phones' },
  ],
  { name: 'taxNumber', hint: 'taxNumber', autoComplete: 'off' },
];
const ADDRESS_FIELDS: FormFieldList<Hint> = [
  { name: 'street', autoComplete: 'off' },
  [
    { name: 'postcode', autoComplete: 'off' },
    { name: 'city', autoComplete: 'off' },
    { name: 'country', hint: 'country', autoComplete: 'off' },
  ],
];
const NOTES: FormFieldList<Hint> = [{ name: 'notes', lines: 3 }];

function useCustomerWords() {
  const field = useWords('customers.fields');
  const hint = useWords('customers.hints');
  return {
    label: (name: string) => field((name.split('.').at(-1) ?? '') as WordIn<'customers.fields'>),
    hint: (name: string) => hint(name as Hint),
    value: String,
  };
}

/** Without permission for prices the group is not shown. */
function useGroupField(): FormField<Hint>[] {
  const { read } = useMay('prices');
  const translate = useTranslate();
  const { documents = [] } = useNamed('priceGroups');
  const locale = useLocale() ?? 'pl';
  const chosen = useWatch({ name: 'priceGroup' });
  const names = new Map(documents.map((group) => [group.id, articleTitle(group, locale)]));
  const values = [...new Set(['', ...names.keys(), ...(chosen ? [chosen] : [])])];
  const nameOf = (value: string | number) =>
    value === ''
      ? translate('customers.noGroup')
      : (names.get(String(value)) ?? translate('customers.removedGroup'));
  if (!read) return [];
  return [{ name: 'priceGroup', kind: 'choice', values, nameOf }];
}

function useLanguageField(): FormField<Hint>[] {
  const translate = useTranslate();
  const locale = useLocale();
  const languages = useActiveLanguages();
  const chosen = useWatch({ name: 'language' });
  const values = [...new Set(['', ...languages, ...(chosen ? [chosen] : [])])];
  const nameOf = (value: string | number) =>
    value === ''
      ? translate('customers.anyLanguage')
      : (languageName(String(value), locale) ?? String(value));
  return [{ name: 'language', kind: 'choice', values, nameOf }];
}

/** Group whose heading tells equal fields apart. */
function AddressFields({ of, hint }: { of: 'billing' | 'delivery'; hint?: string }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Spaced role="group" aria-labelledby={id}>
      <Text id={id} variant="h3" component="h3" mt={2}>
        {translate(`customers.${of}`)}
      </Text>
      {hint && (
        <Text variant="caption" component="p">
          {hint}
        </Text>
      )}
      <FormFields at={`${of}.`} fields={ADDRESS_FIELDS} />
    </Spaced>
  );
}

function Inputs() {
  const translate = useTranslate();
  const language = useLanguageField();
  const group = useGroupField();
  return (
    <FormWordsProvider value={useCustomerWords()}>
      <FormFields fields={PERSON_FIELDS} />
      <FormFields fields={[[...language, ...group]]} />
      <AddressFields of="billing" />
      <AddressFields of="delivery" hint={translate('customers.hints.delivery')} />
      <FormFields fields={NOTES} />
    </FormWordsProvider>
  );
}

interface CustomerFormProps {
  customer: CustomerFields | Customer;
  isNew?: boolean;
  /** @throws HttpError of the service */
  save(fields: CustomerFields, version: number): Promise<Customer>;
  onSaved(customer: Customer): void;
}

const versionOf = (customer: CustomerFields | Customer): number =>
  'version' in customer ? customer.version : 0;

/** Another save during editing is a conflict. */
function useCustomerForm({ customer, save, onSaved }: CustomerFormProps) {
  const translate = useTranslate();
  const [base, setBase] = useState(customer);
  const [theirs, setTheirs] = useState<Customer | null>(null);
  const [failure, setFailure] = useState('');
  const resolver: Resolver<CustomerValues> = (values) => {
    const read = readFields(values);
    if ('fields' in read) return { values, errors: {} };
    const errors = {};
    for (const [field, fault] of read.faults.toReversed())
      set(errors, field, { type: fault, message: translate(`customers.faults.${fault}`) });
    return { values: {}, errors };
  };
  const form = useForm<CustomerValues>({ defaultValues: formValues(base), resolver, mode: 'onTouched' });
  const { control, formState, handleSubmit, reset, setError } = form;
  const { isSubmitting } = formState;
  const isDirty = !isEqual(useWatch({ control }), formValues(base));
  const startFrom = (inForce: Customer) => {
    setTheirs(null);
    setFailure('');
    setBase(inForce);
    reset(formValues(inForce));
  };
  // Other saves update an unchanged form; in an edited one they conflict.
  const follow = useEffectEvent((inForce: CustomerFields | Customer) => {
    if (!isDirty && !isSubmitting && 'version' in inForce && inForce.version > versionOf(base))
      startFrom(inForce);
  });
  useEffect(() => follow(customer), [customer]);

  const fail = (error: unknown) => {
    const body = (error instanceof HttpError && error.body) || {};
    if (body.code === 'stale' && body.customer) return setTheirs(body.customer);
    if (body.code === 'contact-taken')
      return setError('emails', {
        message: translate('customers.faults.taken', { name: body.customer?.name }),
      });
    if (body.code === 'invalid' && body.field) {
      const [field, fault] = faultOf(body.field);
      return setError(field as 'name', { message: translate(`customers.faults.${fault}`) });
    }
    setFailure(failureWords(error, translate));
  };
  const submit = (version: number) =>
    handleSubmit(async (values) => {
      setFailure('');
      const read = readFields(values);
      if (!('fields' in read)) return;
      try {
        const saved = await save(read.fields, version);
        startFrom(saved);
        onSaved(saved);
      } catch (error) {
        fail(error);
      }
    });
  return { form, base, theirs, failure, isDirty, startFrom, submit };
}

function SaveRow({ isDirty, isNew }: { isDirty: boolean; isNew: boolean }) {
  const translate = useTranslate();
  const { isSubmitting, errors } = useFormState();
  const faults = Object.keys(errors).length;
  return (
    <Row mt={1}>
      <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
        {translate(isNew ? 'customers.add' : 'ra.action.save')}
      </Button>
      <Text role="status" variant="body2" color={faults > 0 ? 'error.main' : 'text.secondary'}>
        {faults > 0
          ? translate('partRules.invalid', { smart_count: faults })
          : isDirty && translate('partRules.unsaved')}
      </Text>
    </Row>
  );
}

export function CustomerForm(props: CustomerFormProps) {
  const translate = useTranslate();
  const { isNew = false } = props;
  const { form, base, theirs, failure, isDirty, startFrom, submit } = useCustomerForm(props);
  return (
    <FormProvider {...form}>
      <UnsavedGuard isUnsaved={isDirty && !form.formState.isSubmitting} />
      <CardContent component="form" noValidate onSubmit={submit(versionOf(base))}>
        {theirs && (
          <Alert
            severity="warning"
            action={
              <>
                <Button color="inherit" size="small" onClick={() => startFrom(theirs)}>
                  {translate('customers.takeTheirs')}
                </Button>
                <Button color="inherit" size="small" onClick={() => void submit(theirs.version)()}>
                  {translate('customers.applyMine')}
                </Button>
              </>
            }
          >
            {translate('customers.conflict')}
          </Alert>
        )}
        <WritingForm area="customers">
          <Inputs />
        </WritingForm>
        {failure && (
          <PlacedAlert severity="error" my={1}>
            {failure}
          </PlacedAlert>
        )}
        <Writing area="customers">
          <SaveRow isDirty={isDirty} isNew={isNew} />
        </Writing>
      </CardContent>
    </FormProvider>
  );
}
