import { useEffect } from 'react';
import { useSettings } from '../data/settings.ts';

/** The title of the browser's tab, with the shop's name where it has one. */
export function usePageTitle(title: string) {
  const name = useSettings()?.shop.name;
  useEffect(() => {
    document.title = name ? `${title} · ${name}` : title;
  }, [title, name]);
}
