import type { NamedCollection } from '@lumitor/domain/collections/collections';
import { lightTargetsWords } from './lightTargets.ts';
import { luminaireTypesWords } from './luminaireTypes.ts';
import type { Words } from './words.ts';

/** The words of small collections: those of a field stand under its name. */
export const namedWords = {
  lightTargets: lightTargetsWords,
  luminaireTypes: luminaireTypesWords,
} satisfies Record<NamedCollection, Words>;
