import { type SettingsKind, UNSET } from '@lumitor/domain/settings/settings';
import { describe, expect, it } from 'vitest';
import { isSameValue, KINDS, settingFormValues, storedSettingFields } from './formValues.ts';

const formOf = (kind: SettingsKind) => settingFormValues({ ...UNSET[kind] });
const faultsOf = (kind: SettingsKind, change: object) => {
  const stored = storedSettingFields(kind, { ...formOf(kind), ...change });
  return 'faults' in stored ? Object.fromEntries(stored.faults) : {};
};

it.each(KINDS)('%s has the same fields after a round trip through the form', (kind) => {
  expect(storedSettingFields(kind, formOf(kind))).toEqual({ fields: UNSET[kind] });
});

describe('a typed value', () => {
  it('as a list accepts any separator', () => {
    const typed = { ...formOf('lines'), standard: { ...UNSET.lines.standard, lengths: '50, 100 300' } };
    expect(storedSettingFields('lines', typed)).toMatchObject({
      fields: { standard: { lengths: [50, 100, 300] } },
    });
    const mail = { ...formOf('mail'), addressees: 'a@example.com\n\nb@example.com ' };
    expect(storedSettingFields('mail', mail)).toMatchObject({
      fields: { addressees: ['a@example.com', 'b@example.com'] },
    });
  });

  it('that is cleared is unset', () => {
    const typed = { ...formOf('shop'), name: null, footer: { PL: 'Uwaga', EN: null } };
    expect(storedSettingFields('shop', typed)).toMatchObject({
      fields: { name: '', footer: { PL: 'Uwaga' } },
    });
  });

  it('of a manual rate is removed with the rate of the service', () => {
    const euroRate = { source: 'service', rate: 4.2, date: '2026-01-01' };
    expect(storedSettingFields('prices', { ...formOf('prices'), euroRate })).toMatchObject({
      fields: { euroRate: { source: 'service' } },
    });
  });
});

it('is refused at its field, with the fault', () => {
  expect(faultsOf('shop', { accent: '#ffee00', url: 'example' })).toEqual({ accent: 'pale', url: 'address' });
  expect(faultsOf('shop', { contacts: [{ email: 'nobody' }] })).toEqual({ 'contacts.0.email': 'email' });
  expect(faultsOf('orders', { numberPattern: '{YYYY}{0000}' })).toEqual({ numberPattern: 'pattern' });
  expect(faultsOf('mail', { addressees: 'a@example.com b', port: 0 })).toEqual({
    addressees: 'email',
    port: 'port',
  });
  expect(faultsOf('documents', { bankAccount: 'PL12 3456', paymentDays: 0 })).toEqual({
    bankAccount: 'account',
    paymentDays: 'days',
  });
  expect(faultsOf('prices', { euroRate: { source: 'hand' } })).toEqual({
    'euroRate.rate': 'rate',
    'euroRate.date': 'date',
  });
  const hidden = { standard: { isVisible: false }, micro: { isVisible: false } };
  expect(faultsOf('lines', hidden)).toEqual({ 'standard.isVisible': 'visible' });
});

it('forms that differ only in empty values are equal', () => {
  const typed = { name: 'Nowak', footer: { PL: '', EN: '' }, contacts: [], accent: null };
  expect(isSameValue(typed, { contacts: [], footer: {}, name: 'Nowak' })).toBe(true);
  expect(isSameValue(typed, { ...typed, footer: { PL: 'Uwaga', EN: '' } })).toBe(false);
  expect(isSameValue(typed, { ...typed, contacts: [{ email: '' }] })).toBe(false);
});
