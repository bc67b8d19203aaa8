import type { InvoiceSource } from '@lumitor/domain/invoice/invoice';
import type { Offer } from '@lumitor/domain/order/offer';
import type { OfferTerms } from '@lumitor/domain/order/offerTerms';
import type { OrderWork, SendOfferRequest } from '@lumitor/domain/order/orderWork';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { type SiteRecord, siteRecord } from '@lumitor/domain/order/site';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { fetchOrder } from '../../data/orders.ts';
import { fetchSite } from '../../data/sites.ts';
import { giveOrder } from '../customers/customers.ts';
import { adminRequest, requestChange, requestOnce } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { failureWords } from '../elements/failureWords.ts';
import { type Done, useOrderActs } from '../orders/useOrderActs.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { IssueAnswer } from './draftSession.ts';

export interface OrderAtWork {
  page: ShownOrder;
  work: OrderWork;
  enquiries: ListedEnquiry[];
  /** Null if unreadable; the order is shown without it. */
  site: SiteRecord | null;
}

export interface ListedEnquiry {
  id: string;
  at: string;
  language: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Wording of the consent, and the IP address it came from. */
  consent: string;
  address: string;
  /** Whether the shop may open an attached project (D71). */
  hasProject: boolean;
}

const pathOf = (id: string, rest: string) => `/api/orders/${encodeURIComponent(id)}/${rest}`;

async function readOrder(id: string): Promise<OrderAtWork> {
  const [page, work, requested, site] = await Promise.all([
    fetchOrder(id),
    adminRequest(pathOf(id, 'work')),
    adminRequest(pathOf(id, 'enquiries')),
    fetchSite(id),
  ]);
  if (typeof page === 'string') throw new HttpError(page, page === 'not-found' ? 404 : 0);
  const { enquiries } = requested as Pick<OrderAtWork, 'enquiries'>;
  const done = site.kind === 'read' ? siteRecord(site.entries) : null;
  return { page, work: work as OrderWork, enquiries, site: done };
}

export const useOrder = (id: string) =>
  useQuery({ queryKey: ['reflinksdownload', 'order', id], queryFn: () => readOrder(id), retry: false });

export const useInvoiceSource = (id: string) =>
  useQuery({
    queryKey: ['reflinksdownload', 'invoice', id],
    queryFn: async () => (await adminRequest(pathOf(id, 'invoice'))) as InvoiceSource,
    retry: false,
  });

export const offerPdfPath = (id: string, position: number): string => pathOf(id, `offers/${position}/pdf`);
/** Repeated uploads with the idempotency key are one file. */
export const newFilePath = (id: string, name: string, key: string): string =>
  pathOf(id, `files?${new URLSearchParams({ name, key })}`);
export const filePath = (id: string, file: string): string => pathOf(id, `files/${encodeURIComponent(file)}`);

interface Issuing {
  /** Number that the offer will get. */
  position: number;
  isLowMarginMeant: boolean;
  /** Version of the draft. */
  version: number | undefined;
}

interface Sending {
  position: number;
  /** Mails of this offer before. */
  sent: number;
}

/** A failure shows a notification and returns null. */
export function useActsOn(id: string) {
  const { isWorking: isActing, act, question } = useOrderActs();
  const notify = useNotify();
  const translate = useTranslate();
  const renew = useRenewal();
  const [isWorking, setWorking] = useState(false);
  const run = async <Answer>(act: () => Promise<Answer>): Promise<Answer | null> => {
    setWorking(true);
    try {
      const answer = await act();
      await renew(['reflinksdownload']);
      return answer;
    } catch (error) {
      const isUnset = error instanceof HttpError && error.body?.code === 'no-mail-server';
      notify(isUnset ? 'order.noMailServer' : failureWords(error, translate), { type: 'error' });
      return null;
    } finally {
      setWorking(false);
    }
  };
  return {
    isWorking: isWorking || isActing,
    question,
    act: (done: Done) => act([id], done),
    /** @returns `low-margin` if that needs a confirmation, or the draft saved since by somebody else */
    makeOffer: (terms: OfferTerms, { position, isLowMarginMeant, version }: Issuing) =>
      run<IssueAnswer>(async () => {
        try {
          const request = { ...terms, isLowMarginMeant, draft: version };
          return (await requestOnce(pathOf(id, 'offers'), request, position)) as Offer;
        } catch (error) {
          const { code, draft } = (error instanceof HttpError && error.body) || {};
          if (code === 'low-margin') return 'low-margin';
          if (code === 'draft-changed') return { draft };
          throw error;
        }
      }),
    sendOffer: ({ position, sent }: Sending, mail: Pick<SendOfferRequest, 'to' | 'message'>) =>
      run(async () => {
        await requestOnce(pathOf(id, `offers/${position}/send`), mail, sent);
        return true;
      }),
    takeRevision: (variant: string) => run(() => requestOnce(pathOf(variant, 'revision'), {})),
    giveTo: (customer: string) =>
      run(async () => {
        await giveOrder(customer, id);
        return true;
      }),
    clearSite: () => run(() => requestChange(pathOf(id, 'site'))),
    removeFile: (file: string) => run(() => requestChange(filePath(id, file))),
  };
}
export type OrderActs = ReturnType<typeof useActsOn>;
