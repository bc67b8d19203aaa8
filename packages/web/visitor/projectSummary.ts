import { type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { isEqual } from '@lumitor/domain/math/equal';
import { currentPlan } from '@lumitor/domain/plan/history';
import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import type { Quote } from '@lumitor/domain/quote/quoteWith';
import { cents } from '@lumitor/domain/units';
import { fromStored } from './storedState.ts';

/** What a project came to when it was last priced, in cents. */
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

/** What the list of projects tells of one, so that it reads no plan (D70). */
export interface ProjectSummary {
  id: string;
  line: ProductLine;
  name: string;
  steps: number;
  /** In centimetres. */
  length: number;
  luminaires: number;
  /** The rail that was chosen; not told of what was kept before it was asked for. */
  connectionId?: string | null | undefined;
  /** Id of the order that it was saved as last, or came from (D61). */
  revises: string | null;
  /** By which the shop speaks of that order (D60); absent: it was not asked for yet. */
  orderNumber?: string | undefined;
  /** Ids of the pictures that its plans name, those that can be brought back too (D47). */
  pictures: readonly string[];
  total: ProjectTotal | null;
  /** When its plan was changed last, in milliseconds since 1970. */
  edited: number;
  /** When it was put into the bin; null: it is not there. */
  binned: number | null;
}

/** What follows from the plan itself. */
export type StoredSummary = Omit<ProjectSummary, 'id' | 'orderNumber' | 'total' | 'edited' | 'binned'>;

const PICTURES = ['underlay', 'view'];

/** @returns null where the state is damaged */
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

/** Whether two states are of one plan, seen and worked on otherwise: another plan alone is an edit. */
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
