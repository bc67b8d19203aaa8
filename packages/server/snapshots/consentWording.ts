import { DEFAULT_LANGUAGE, translator } from '@lumitor/domain/translation/lookup';
import type { DocumentStore } from '../documents/documentStore.ts';
import { activeTexts } from './build.ts';
import type { Snapshots } from './snapshots.ts';

/** Current wording of the consents (D34). @param language in capitals */
export async function consentWording(
  store: DocumentStore,
  snapshots: Snapshots,
  key: 'enquiry.consent' | 'offer.consent' | 'enquiry.sendsProject' | 'summary.newsletter',
  language: string,
): Promise<string> {
  const texts = snapshots.content('texts')?.content ?? (await activeTexts(store));
  const isActive = texts.languages.some(({ lang }) => lang === language);
  return translator(texts.translations, isActive ? language : DEFAULT_LANGUAGE)(key);
}
