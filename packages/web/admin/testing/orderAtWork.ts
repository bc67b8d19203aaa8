import type { OrderWork } from '@lumitor/domain/order/orderWork';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import type { OrderAtWork } from '../order/useOrder.ts';

export const page = sampleOrder(
  { ...EMPTY_PLAN, choices: sampleChoices, layout: layoutOf([200], [100]) },
  'EN',
);

export const orderWith = (work: Partial<OrderWork> = {}): OrderAtWork => ({
  page,
  work: {
    id: page.id,
    number: '2026/11/0012',
    createdAt: page.createdAt,
    status: 'new',
    assignee: '',
    enquiredAt: null,
    parent: '',
    revises: '',
    firstId: '',
    revision: 1,
    isLatest: true,
    isMicro: false,
    currency: 'PLN',
    net: page.data.totals.net,
    offer: null,
    pieces: 1,
    name: '',
    email: '',
    customerId: '',
    customer: null,
    events: [],
    offers: [],
    offerCosts: null,
    files: [],
    revisions: [],
    variants: [],
    formerOffer: null,
    answers: [],
    offerLink: null,
    nextPosition: 1,
    assignees: [],
    ...work,
  },
  enquiries: [],
  site: null,
});
