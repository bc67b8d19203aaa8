import { useLocation } from 'react-router';
import { LINE_NAMES } from '../../shell/lineNames.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { catalogueResource } from '../data/resources.ts';
import { useTranslate } from './useTranslate.ts';

/** Names the page in the browser's tab; a catalogue page with its product line. */
export function useTabTitle(): void {
  const translate = useTranslate();
  const [, , first = '', second = ''] = useLocation().pathname.split('/');
  const name = first === 'micro' ? `${first}/${second}` : first;
  const label = name ? translate(`resources.${name}.name`, { _: translate('frame.title') }) : '';
  const line = catalogueResource(name)?.line;
  usePageTitle(line ? `${label} ${LINE_NAMES[line]}` : label);
}
