import type { CatalogueResource } from '../data/resources.ts';
import { useLuminaireTypes } from '../named/luminaireTypes.tsx';

const asItIs = (type: string) => type;

/** What a type of a page's articles is called: luminaires have a list of types, others just the word. */
export function useTypeTitle({ collection }: CatalogueResource): (type: string) => string {
  const { titleOf } = useLuminaireTypes();
  return collection === 'bindings' ? titleOf : asItIs;
}
