import type { DocumentsSettings } from '../settings/documents.ts';
import { wordsIn } from '../translation/articleTexts.ts';
import { CONDITIONS, NO_EXTRAS, type OfferTerms } from './offerTerms.ts';

type Conditions = OfferTerms['conditions'];
/** Offers of earlier versions are frozen with settings that have no conditions. */
type Shop = Partial<Pick<DocumentsSettings, 'conditions'>>;

/** The shop's conditions, with which an offer starts (D76a). */
export function shopConditions({ conditions }: Shop, language: string): Conditions {
  if (!conditions) return NO_EXTRAS.conditions;
  const { delivery, payment, warranty } = conditions;
  return {
    delivery: wordsIn(delivery, language),
    payment: wordsIn(payment, language),
    warranty: wordsIn(warranty, language),
  };
}

/** Terms in another language: conditions that nobody edited are those of the shop in that language. */
export function inLanguage(
  { language: before, conditions }: Pick<OfferTerms, 'language' | 'conditions'>,
  language: string,
  shop: Shop,
): Pick<OfferTerms, 'language' | 'conditions'> {
  const from = shopConditions(shop, before);
  const to = shopConditions(shop, language);
  const next = { ...conditions };
  for (const name of CONDITIONS) if (conditions[name] === from[name]) next[name] = to[name];
  return { language, conditions: next };
}
