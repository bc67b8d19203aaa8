import { imageAt } from '@lumitor/domain/catalogue/image';
import { useLayoutEffect } from 'react';
import { useSettings } from '../data/settings.ts';

const ICON = 'link[rel="icon"]';
const OWN_ICON = document.querySelector(ICON)?.getAttribute('href') ?? '';

export function useShopLook(): void {
  const settings = useSettings();
  const tones = settings?.accentTones;
  const favicon = settings?.shop.favicon;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const colours = tones && {
      '--warm': [tones.light.fill, tones.dark.fill],
      '--warm-glow': [tones.dark.fill, tones.dark.fill],
      '--warm-ink': [tones.light.ink, tones.dark.ink],
      '--on-warm': [tones.light.onFill, tones.dark.onFill],
    };
    for (const [name, [light, dark]] of Object.entries(colours ?? {}))
      style.setProperty(name, `light-dark(${light}, ${dark})`);
    return () => {
      for (const name of Object.keys(colours ?? {})) style.removeProperty(name);
    };
  }, [tones]);
  useLayoutEffect(() => {
    const icon = document.querySelector(ICON);
    icon?.setAttribute('href', favicon ? imageAt(favicon, 96) : OWN_ICON);
    icon?.setAttribute('type', favicon ? 'image/webp' : 'image/svg+xml');
  }, [favicon]);
}
