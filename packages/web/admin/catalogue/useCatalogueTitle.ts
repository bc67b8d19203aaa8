import { useLineNames } from '../../data/settings.ts';
import type { CatalogueResource } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** A catalogue page's title, with the line whose articles it has. */
export function useCatalogueTitle({ word, line }: CatalogueResource): string {
  const translate = useTranslate();
  const lineNames = useLineNames();
  return `${translate(`resources.${word}.name`)} – ${lineNames[line]}`;
}
