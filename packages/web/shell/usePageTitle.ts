import { useEffect } from 'react';
import { useSettings } from '../data/settings.ts';

/** Sets the title of the browser tab, with the shop's name if it has one. */
export function usePageTitle(title: string) {
  const name = useSettings()?.shop.name;
  useEffect(() => {
    document.title = name ? `${title} · ${name}` : title;
  }, [title, name]);
}
