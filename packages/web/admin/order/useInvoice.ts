import { isDay } from '@lumitor/domain/catalogue/field';
import { draftInvoice, type InvoiceSubject, usualZeroReason } from '@lumitor/domain/invoice/draftInvoice';
import type { InvoiceForm, InvoiceSource } from '@lumitor/domain/invoice/invoice';
import { invoiceBasis } from '@lumitor/domain/invoice/invoiceBasis';
import { buyerOf } from '@lumitor/domain/invoice/parties';
import { translator } from '@lumitor/domain/translation/lookup';
import type { Ms } from '@lumitor/domain/units';
import { useMemo, useState } from 'react';
import { useLocale } from 'react-admin';
import { today } from '../elements/dates.ts';
import type { OrderAtWork } from './useOrder.ts';

const DAY: Ms = 24 * 60 * 60 * 1000;
const PAYMENT_DAYS = 14;

/** Empty without a valid day. */
const dayAfter = (day: string, days: number): string =>
  isDay(day) ? new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10) : '';

type Typed = Partial<Omit<InvoiceForm, 'euroRate'>> & { euroRate?: string };

const numberOf = (written: string): number | null =>
  /^\s*\d+([.,]\d{1,6})?\s*$/.test(written) ? Number(written.trim().replace(',', '.')) : null;

/** Typed values last as long as the page: accounting numbers and stores invoices (0169). */
export function useInvoice({ page, work }: OrderAtWork, { customer, euro }: InvoiceSource) {
  const locale = useLocale();
  const [typed, setTyped] = useState<Typed>({});
  const basis = useMemo(() => invoiceBasis(page.data, work), [page, work]);
  const subject = useMemo((): InvoiceSubject => {
    const { language, currency } = page.data;
    const t = translator(page.translations, language);
    const { amounts, offer } = basis;
    const offeredTo = offer?.buyer ?? '';
    const { settings } = page;
    return { amounts, currency, orderNumber: work.number, settings, customer, offeredTo, language, t };
  }, [page, work, basis, customer]);
  const buyer = customer && buyerOf(customer);
  const issuedOn = typed.issuedOn ?? today();
  const proposedRate = euro?.rate.toLocaleString(locale, { maximumFractionDigits: 6, useGrouping: false });
  const euroRate = typed.euroRate ?? proposedRate ?? '';
  const form: InvoiceForm = {
    format: buyer && buyer.country !== '' && buyer.country !== 'PL' ? 'ubl' : 'ksef',
    number: work.number,
    soldOn: today(),
    dueOn: dayAfter(issuedOn, page.settings.documents.paymentDays ?? PAYMENT_DAYS),
    zeroReason: buyer ? usualZeroReason(buyer) : 'domestic',
    euroSource: [euro?.table, euro?.date].filter(Boolean).join(', '),
    ...typed,
    issuedOn,
    euroRate: numberOf(euroRate),
  };
  return {
    basis,
    form,
    euroRate,
    ...draftInvoice(subject, form),
    change: (changed: Typed) => setTyped((before) => ({ ...before, ...changed })),
  };
}
export type ShownInvoice = ReturnType<typeof useInvoice>;
