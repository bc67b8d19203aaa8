import { type EnquiryAnswer, type EnquiryRequest, enquiryAnswerSchema } from '@lumitor/domain/order/enquiry';
import type { Refusal } from '@lumitor/domain/refusal';
import * as v from 'valibot';
import { RETRY_FOR, request } from './request.ts';

export type EnquiryOutcome =
  | { kind: 'sent'; answer: EnquiryAnswer }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed' };

/** Asks the shop about a stored order. It carries its key, so trying again asks once (D32a). */
export async function sendEnquiry(orderId: string, enquiry: EnquiryRequest): Promise<EnquiryOutcome> {
  const answer = await request(`/api/orders/${encodeURIComponent(orderId)}/enquiry`, {
    method: 'POST',
    json: enquiry,
    isRepeatable: true,
    retryFor: RETRY_FOR.waiting,
  });
  if (!answer.ok)
    return answer.refusal && answer.status < 500
      ? { kind: 'refused', refusal: answer.refusal }
      : { kind: 'failed' };
  const told = v.safeParse(enquiryAnswerSchema, answer.body);
  return told.success ? { kind: 'sent', answer: told.output } : { kind: 'failed' };
}
