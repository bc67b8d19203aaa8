import { computeAnswerSchema } from '@lumitor/domain/computation/answer';
import { computeRequestSchema } from '@lumitor/domain/computation/request';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import * as v from 'valibot';
import { articlesSchema, orderListSchema, wholeOrderSchema } from '../erp/answers.ts';
import { ordersQuerySchema } from '../erp/routes.ts';
import type { RefusalStatus } from '../refusal/refused.ts';

/** Route for programs, as the document describes it. */
export interface DescribedRoute {
  method: 'get' | 'post';
  path: string;
  summary: string;
  description?: string;
  /** Values of the path. */
  named?: Readonly<Record<string, string>>;
  query?: { schema: v.ObjectEntries; meanings: Readonly<Record<string, string>> };
  body?: { schema: v.GenericSchema; example: object };
  answer: v.GenericSchema;
  refusals: readonly RefusalStatus[];
}

const BY_KEY = [401, 429, 500, 503] as const;

/** One rail of 2 m, without articles. */
const EXAMPLE = {
  line: 'standard',
  language: 'PL',
  plan: {
    ...storedPlan({ ...EMPTY_PLAN, name: 'Salon' }),
    steps: [
      {
        id: 'first',
        frameLength: 200,
        directionFrameSide: 'left',
        directionFrame: 'default',
        isCurved: false,
        isTLayout: false,
        isTLayoutStart: false,
        isFrameFromTLayout: false,
      },
    ],
  },
};

export const DESCRIBED: readonly DescribedRoute[] = [
  {
    method: 'get',
    path: '/api/erp/orders',
    summary: 'Orders in pages',
    description:
      'Each order once, in its latest revision. To synchronize, request from an hour before the newest known `savedAt`, take each `id` once, and replace the entry with the same `firstId`.',
    query: {
      schema: ordersQuerySchema.entries,
      meanings: {
        since: 'Orders saved at or after this time',
        after: '`next` of the page before',
        limit: 'Orders a page, 1 to 200',
      },
    },
    answer: orderListSchema,
    refusals: [400, ...BY_KEY],
  },
  {
    method: 'get',
    path: '/api/erp/orders/{id}',
    summary: 'One order with its lines and enquiries',
    named: { id: '`id` of the order' },
    answer: wholeOrderSchema,
    refusals: [401, 404, 429, 500, 503],
  },
  {
    method: 'get',
    path: '/api/erp/catalogue',
    summary: 'Articles on sale',
    answer: articlesSchema,
    refusals: BY_KEY,
  },
  {
    method: 'post',
    path: '/api/compute',
    summary: 'Parts, price, findings and light of a plan',
    description:
      'The same as on screen, with the current catalogue. Nothing is stored. A plan that cannot be ordered gets findings of weight `blocks`.',
    body: { schema: computeRequestSchema, example: EXAMPLE },
    answer: computeAnswerSchema,
    refusals: [400, 401, 413, 429, 500, 503],
  },
];

export const refusalSchema = v.pipe(
  v.object({
    code: v.string(),
    message: v.string(),
    field: v.optional(
      v.pipe(v.string(), v.description('Path of the field, such as `plan.steps.0.frameLength`')),
    ),
    retryAfter: v.optional(v.pipe(v.number(), v.description('Seconds, with 429 and 503'))),
    requestId: v.optional(v.pipe(v.string(), v.description('Of the log, with 500'))),
  }),
  v.title('Refusal'),
);

export const REFUSAL_MEANINGS: Readonly<Record<number, string>> = {
  400: 'A field is missing or invalid',
  401: 'No valid key',
  404: 'Not found',
  413: 'The body exceeds 1 MB',
  429: 'Too many requests, or too much computing time; retry later',
  500: 'Internal error',
  503: 'Busy, or the database is not available; retry later',
};
