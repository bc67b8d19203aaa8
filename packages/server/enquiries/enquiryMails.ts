import type { DocumentOf } from '@lumitor/domain/collections/collections';
import type { EnquiryRequest } from '@lumitor/domain/order/enquiry';
import { formatMoney } from '@lumitor/domain/quote/money';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { cents } from '@lumitor/domain/units';
import { type MailPart, mailContent, mailWords } from '../outbox/mailContent.ts';
import type { Mail } from '../outbox/outbox.ts';

export interface Enquiry {
  request: EnquiryRequest;
  order: DocumentOf<'reflinksdownload'>;
  /** By which shop and visitor speak of the order. */
  number: string;
  /** Of the page of the order. */
  link: string;
  shopName: string;
}

function orderFacts({ order, number }: Enquiry, language: string): (readonly [string, string])[] {
  const words = mailWords(language);
  const { totals, currency } = order.data;
  const net = formatMoney(cents(totals.net), currency, language);
  return [
    [words('enquiryNumber'), number],
    [words('enquiryTotal'), net],
  ];
}

/**
 * What the visitor is sent, in their language. The address may be anybody's: nothing in it is of the sender's making,
 * and what they have written or drawn is behind the link alone.
 */
export function confirmationMail(asked: Enquiry): Mail {
  const { request, number, link, shopName } = asked;
  const { language, email } = request;
  const words = mailWords(language);
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words('enquiryThanks') },
    { kind: 'facts', facts: orderFacts(asked, language) },
    { kind: 'link', label: words('enquiryLink'), url: link },
    { kind: 'paragraph', text: words('enquiryNotYours') },
  ];
  return {
    to: email,
    subject: words('enquirySubject', { number }),
    ...mailContent(language, parts, shopName),
  };
}

/**
 * What the shop is sent, to each of those who read what visitors ask. An answer to it goes to the visitor.
 * @param desk of the order in the administration, where a project that came along is opened; null: none did
 * @param network of the visitor, whose it is that PDFs are made
 */
export function shopMails(
  asked: Enquiry,
  desk: string | null,
  addressees: readonly string[],
  network: string,
): Mail[] {
  const { request, order, number, link, shopName } = asked;
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
    { kind: 'facts', facts: [...named, ...orderFacts(asked, DEFAULT_LANGUAGE)] },
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
