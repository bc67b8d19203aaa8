import {
  type Customer,
  type CustomerAddress,
  type CustomerFields,
  customerName,
} from '@lumitor/domain/customers/customer';
import { isEqual } from '@lumitor/domain/math/equal';
import {
  Alert,
  Button,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { TitledDialog } from '../elements/FormDialog.tsx';
import { failureWords } from '../elements/failureWords.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { requestMerge } from './customers.ts';
import { faultOf } from './formValues.ts';

const CHOSEN = ['name', 'firm', 'taxNumber', 'billing', 'delivery', 'language', 'priceGroup'] as const;
type Chosen = (typeof CHOSEN)[number];

const shown = (value: string | CustomerAddress): string =>
  typeof value === 'string'
    ? value
    : [value.street, [value.postcode, value.city].filter(Boolean).join(' '), value.country]
        .filter(Boolean)
        .join(', ');

/** Fields in which both have something else. */
const disputed = (one: CustomerFields, other: CustomerFields): Chosen[] =>
  CHOSEN.filter((name) => shown(one[name]) && shown(other[name]) && !isEqual(one[name], other[name]));

/** Contacts and notes of both; an empty field gives way to a filled one. */
function mergedFields(
  { id: _, version: __, createdAt: ___, changedAt: ____, ...one }: Customer,
  other: CustomerFields,
  fromOther: ReadonlySet<Chosen>,
): CustomerFields {
  const chosen = CHOSEN.flatMap((name) =>
    fromOther.has(name) || !shown(one[name]) ? [[name, other[name]] as const] : [],
  );
  return {
    ...one,
    ...Object.fromEntries(chosen),
    emails: [...new Set([...one.emails, ...other.emails])],
    phones: [...new Set([...one.phones, ...other.phones])],
    notes: [...new Set([one.notes, other.notes].filter(Boolean))].join('\n'),
  };
}

interface ChoicesProps {
  one: Customer;
  other: Customer;
  fromOther: ReadonlySet<Chosen>;
  onChoose(name: Chosen, isOther: boolean): void;
}

function Choices({ one, other, fromOther, onChoose }: ChoicesProps) {
  const translate = useTranslate();
  const labelOf = (name: Chosen) =>
    translate(name === 'billing' || name === 'delivery' ? `customers.${name}` : `customers.fields.${name}`);
  return disputed(one, other).map((name) => (
    <FormControl key={name} fullWidth margin="dense">
      <FormLabel id={`merge-${name}`}>{translate('customers.choose', { field: labelOf(name) })}</FormLabel>
      <RadioGroup
        aria-labelledby={`merge-${name}`}
        value={fromOther.has(name) ? 'other' : 'one'}
        onChange={(_, value) => onChoose(name, value === 'other')}
      >
        <FormControlLabel value="one" control={<Radio size="small" />} label={shown(one[name])} />
        <FormControlLabel value="other" control={<Radio size="small" />} label={shown(other[name])} />
      </RadioGroup>
    </FormControl>
  ));
}

const isStale = (error: unknown): boolean => error instanceof HttpError && error.body?.code === 'stale';

interface MergeDialogProps {
  customer: Customer;
  onClose(): void;
  onMerged(): Promise<unknown>;
}

export function MergeDialog({ customer, onClose, onMerged }: MergeDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [key] = useState(() => crypto.randomUUID());
  const [other, setOther] = useState<Customer | null>(null);
  const [fromOther, setFromOther] = useState<ReadonlySet<Chosen>>(new Set());
  const [isMerging, setMerging] = useState(false);
  const [failure, setFailure] = useState('');
  const wordsOf = (error: unknown): string => {
    const { code, field, customer: owner } = (error instanceof HttpError && error.body) || {};
    if (isStale(error)) return translate('customers.mergeStale');
    if (code === 'contact-taken') return translate('customers.faults.taken', { name: owner?.name });
    if (code !== 'invalid' || !field) return failureWords(error, translate);
    const [, fault] = faultOf(field);
    return translate('customers.mergeTooMuch', { fault: translate(`customers.faults.${fault}`) });
  };
  const choose = (name: Chosen, isOther: boolean) =>
    setFromOther(new Set(isOther ? [...fromOther, name] : [...fromOther].filter((each) => each !== name)));
  const merge = async (from: Customer) => {
    setMerging(true);
    setFailure('');
    try {
      await requestMerge(customer.id, {
        key,
        version: customer.version,
        other: { id: from.id, version: from.version },
        fields: mergedFields(customer, from, fromOther),
      });
      notify('customers.merged', { type: 'info' });
      await onMerged();
      onClose();
    } catch (error) {
      setMerging(false);
      setFailure(wordsOf(error));
      if (!isStale(error)) return;
      // Both are read again, and chosen as they are now.
      setOther(null);
      setFromOther(new Set());
      await onMerged();
    }
  };
  return (
    <TitledDialog
      title={translate('customers.mergeTitle')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          {other && (
            <Button variant="contained" loading={isMerging} onClick={() => void merge(other)}>
              {translate('customers.mergeConfirm')}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText>{translate('customers.mergeMeaning')}</DialogContentText>
      {failure && <Alert severity="error">{failure}</Alert>}
      {other ? (
        <>
          <Alert severity="info" sx={{ my: 1 }}>
            {customerName(other)} → {customerName(customer)}
          </Alert>
          <Choices one={customer} other={other} fromOther={fromOther} onChoose={choose} />
        </>
      ) : (
        <CustomerSearch label={translate('customers.mergeWith')} without={customer.id} onChoose={setOther} />
      )}
    </TitledDialog>
  );
}
