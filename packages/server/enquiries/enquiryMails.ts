import type { DocumentOf } from '@lumitor/domain/collections/collections';
import type { EnquiryRequest } from '@lumitor/domain/order/enquiry';
import { formatMoney } from '@lumitor/domain/quote/money';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { cents } from '@lumitor/domain/units';
import { type MailPart, mailContent, mailWords } from '../outbox/mailContent.ts';
import type { Mail } from '../outbox/outbox.ts';

export interface EnquiryMail {
  request: EnquiryRequest;
  order: DocumentOf<'reflinksdownload'>;
  number: string;
  link: string;
  shopName: string;
}

function orderFacts({ order, number }: EnquiryMail, language: string): (readonly [string, string])[] {
  const words = mailWords(language);
  const { totals, currency } = order.data;
  const net = formatMoney(cents(totals.net), currency, language);
  return [
    [words('enquiryNumber'), number],
    [words('enquiryTotal'), net],
  ];
}

/** The address may be anybody's, so the mail contains nothing written by the sender. */
export function confirmationMail(enquiry: EnquiryMail): Mail {
  const { request, number, link, shopName } = enquiry;
  const { language, email } = request;
  const words = mailWords(language);
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words('enquiryThanks') },
    { kind: 'facts', facts: orderFacts(enquiry, language) },
    { kind: 'link', label: words('enquiryLink'), url: link },
    { kind: 'paragraph', text: words('enquiryNotYours') },
  ];
  return {
    to: email,
    subject: words('enquirySubject', { number }),
    ...mailContent(language, parts, shopName),
  };
}

/** Replies go to the visitor. @param network charged for PDFs */
export function shopMails(
  enquiry: EnquiryMail,
  desk: string | null,
  addressees: readonly string[],
  network: string,
): Mail[] {
  const { request, order, number, link, shopName } = enquiry;
  const { name, email, phone, message, language } = request;
  const words = mailWords(DEFAULT_LANGUAGE);
  const designName = order.data.name;
  const named = designName ? [[words('enquiryOrder'), designName] as const] : [];
  const facts: (readonly [string, string])[] = [
    [words('shopName'), name],
    [words('shopEmail'), email],
    [words('shopPhone'), phone],
    [words('shopLanguage'), language],
  ];
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words(email ? 'shopIntro' : 'shopIntroPhone') },
    { kind: 'facts', facts: facts.filter(([, value]) => value) },
    ...(message ? [{ kind: 'quote', label: words('shopMessage'), text: message } as const] : []),
    ...(desk ? [{ kind: 'link', label: words('shopProject'), url: desk } as const] : []),
    { kind: 'facts', facts: [...named, ...orderFacts(enquiry, DEFAULT_LANGUAGE)] },
    { kind: 'link', label: words('enquiryLink'), url: link },
  ];
  const mail = {
    ...(email && { replyTo: email }),
    subject: words('shopSubject', { number, name }),
    ...mailContent(DEFAULT_LANGUAGE, parts, shopName),
    pdf: { orderId: order.id, language: DEFAULT_LANGUAGE, client: network },
  };
  return addressees.map((to) => ({ ...mail, to }));
}
