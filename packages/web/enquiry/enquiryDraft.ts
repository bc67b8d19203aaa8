import { emailAddress } from '@lumitor/domain/catalogue/field';
import { plainLine, plainText } from '@lumitor/domain/catalogue/plainText';
import { type EnquiryRequest, MAX_MESSAGE, phoneNumber } from '@lumitor/domain/order/enquiry';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';

const draftSchema = v.object({
  /** A reload repeats the same attempt with this key (D30). */
  idempotencyKey: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
  consent: v.boolean(),
  sendsProject: v.optional(v.boolean(), false),
});

export type EnquiryDraft = v.InferOutput<typeof draftSchema>;

const STORAGE_KEY = 'lumitor-enquiry';

const emptyDraft = (): EnquiryDraft => ({
  idempotencyKey: crypto.randomUUID(),
  name: '',
  email: '',
  phone: '',
  message: '',
  consent: false,
  sendsProject: false,
});

/** Personal data is stored only as long as the tab. */
function storedDraft(): EnquiryDraft {
  try {
    return v.parse(draftSchema, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    return emptyDraft();
  }
}

export const enquiryStore = createStore<EnquiryDraft>(storedDraft);

enquiryStore.subscribe((draft) => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // The fields last as long as the page.
  }
});

/** An address typed on saving need not be typed again. */
export function suggestEmail(email: string): void {
  if (!enquiryStore.getState().email && v.is(emailAddress, email)) enquiryStore.setState({ email });
}

/** The person's data remains for the next enquiry. */
export const noteEnquired = (): void =>
  enquiryStore.setState({
    idempotencyKey: crypto.randomUUID(),
    message: '',
    consent: false,
    sendsProject: false,
  });

export interface EnquiryFaults {
  name?: 'nameMissing';
  email?: 'emailInvalid' | 'contactMissing';
  phone?: 'phoneInvalid';
  message?: 'messageTooLong';
  consent?: 'consentMissing';
}

export function enquiryFaults({ name, email, phone, message, consent }: EnquiryDraft): EnquiryFaults {
  const faults: EnquiryFaults = {};
  if (!plainLine(name)) faults.name = 'nameMissing';
  if (email.trim() && !v.is(emailAddress, email)) faults.email = 'emailInvalid';
  if (!email.trim() && !phone.trim()) faults.email = 'contactMissing';
  if (phone.trim() && !v.is(phoneNumber, phone)) faults.phone = 'phoneInvalid';
  if (plainText(message).length > MAX_MESSAGE) faults.message = 'messageTooLong';
  if (!consent) faults.consent = 'consentMissing';
  return faults;
}

export const enquiryRequest = (draft: EnquiryDraft, language: string): EnquiryRequest => ({
  idempotencyKey: draft.idempotencyKey,
  language,
  name: plainLine(draft.name),
  email: draft.email.trim(),
  phone: draft.phone.trim(),
  message: plainText(draft.message),
  consent: true,
});
