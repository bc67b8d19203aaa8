import { type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { isEqual } from '@lumitor/domain/math/equal';
import { currentPlan } from '@lumitor/domain/plan/history';
import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import type { Quote } from '@lumitor/domain/quote/quoteWith';
import type { Cm, Ms } from '@lumitor/domain/units';
import { cents } from '@lumitor/domain/units';
import { fromStored } from './storedState.ts';

export interface ProjectTotal {
  net: number;
  gross: number;
  currency: Currency;
}

export const totalOf = ({ totals: { net, gross } }: Quote, currency: Currency): ProjectTotal => ({
  net,
  gross,
  currency,
});

export interface ProjectSummary {
  id: string;
  line: ProductLine;
  name: string;
  steps: number;
  length: Cm;
  luminaires: number;
  connectionId?: string | null | undefined;
  revises: string | null;
  /** Number shown to the shop (D60); absent: not requested yet. */
  orderNumber?: string | undefined;
  pictures: readonly string[];
  total: ProjectTotal | null;
  edited: Ms;
  binned: Ms | null;
}

export type StoredSummary = Omit<ProjectSummary, 'id' | 'orderNumber' | 'total' | 'edited' | 'binned'>;

/** Fields that name pictures; the reviver also finds those of undoable plans. */
const PICTURES = ['underlay', 'view'];

export function summaryOf(raw: string): StoredSummary | null {
  const pictures = new Set<string>();
  try {
    const value: unknown = JSON.parse(raw, (key, one) => {
      if (PICTURES.includes(key) && typeof one?.id === 'string') pictures.add(one.id);
      return one;
    });
    const read = fromStored(value);
    if (!read) return null;
    const { layout, choices, name } = currentPlan(read.restored.history);
    return {
      line: productLineOf(read.isMicro),
      name,
      steps: layout.steps.length,
      length: layout.steps.reduce((sum, { frameLength }) => sum + frameLength, 0),
      luminaires: choices.bindings.reduce((sum, { quantity }) => sum + quantity, 0),
      connectionId: choices.connectionId,
      revises: read.restored.revises,
      pictures: [...pictures],
    };
  } catch {
    return null;
  }
}

/** View and selection may differ: only another plan is an edit. */
export function isSamePlan(one: string, other: string): boolean {
  const planIn = (raw: string) => {
    const { frame, plan } = JSON.parse(raw);
    return [frame.steps, { ...plan, activeEnd: null }];
  };
  return isEqual(planIn(one), planIn(other));
}

export const totalWords = (
  { net, gross, currency }: ProjectTotal,
  showsGross: boolean,
  language: string,
): string => formatMoney(cents(showsGross ? gross : net), currency, language);
