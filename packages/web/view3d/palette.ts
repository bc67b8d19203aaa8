/** Theme colours in CSS notation, each resolved to one colour. */
export interface Palette {
  background: string;
  /** Surfaces without computed light. */
  surface: string;
  floor: string;
  line: string;
  rail: string;
  body: string;
  whiteBody: string;
  warm: string;
}

const TOKENS = {
  background: '--paper',
  surface: '--surface',
  floor: '--sunken',
  line: '--edge',
  body: '--rail-black',
  whiteBody: '--rail-white',
  warm: '--warm',
};

/** The computed colour of a probe element resolves tokens that refer to others. */
export function paletteOf(element: HTMLElement, rails: 'black' | 'white'): Palette {
  const probe = document.createElement('span');
  element.append(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const named = Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, colour(token)]));
  const rail = colour(`--rail-${rails}`);
  probe.remove();
  return { ...(named as Record<keyof typeof TOKENS, string>), rail };
}
