import { useEffect } from 'react';
import { useSettings } from '../data/settings.ts';

export function usePageTitle(title: string) {
  const name = useSettings()?.shop.name;
  useEffect(() => {
    document.title = name ? `${title} · ${name}` : title;
  }, [title, name]);
}
