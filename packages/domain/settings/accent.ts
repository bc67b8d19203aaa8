import { leastOf, upTo } from '../math/lists.ts';

/** Grounds of both themes that the accent stands on; those of text are more (`web/ui/tokens.css`). */
const GROUNDS = {
  light: { marks: ['#f3f2ef', '#ffffff'], text: ['#f3f2ef', '#ffffff', '#efede8', '#e8e6e0'] },
  dark: { marks: ['#161615', '#1f1e1d'], text: ['#161615', '#1f1e1d', '#2a2927', '#34322f'] },
} as const;
type Theme = keyof typeof GROUNDS;

/** What WCAG 2.2 asks of what is active or has the focus (1.4.11), and of text (1.4.3). */
const LEAST_CONTRAST = { mark: 3, text: 4.5 } as const;

/** A tone is sought in so many steps from the accent to black, or to white. */
const STEPS = 50;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Of a colour such as #c8641e, from 0 to 1, as WCAG reckons it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of two colours such as #c8641e, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const leastContrast = (colour: string, grounds: readonly string[]): number =>
  leastOf(grounds.map((ground) => contrast(colour, ground)));

/** @param share of the way to the end, 0 to 1 */
function towards(colour: string, end: 0 | 255, share: number): string {
  const mixed = channels(colour).map((channel) => Math.round(channel + (end - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The tone of a colour nearest to it that is clear on all the grounds: darker on light ones, lighter on dark ones. */
function clearTone(colour: string, theme: Theme, of: 'marks' | 'text', least: number): string {
  const tones = upTo(STEPS + 1).map((step) => towards(colour, theme === 'light' ? 0 : 255, step / STEPS));
  const clear = tones.find((tone) => leastContrast(tone, GROUNDS[theme][of]) >= least);
  return clear ?? (theme === 'light' ? '#000000' : '#ffffff');
}

const markTone = (colour: string, theme: Theme) => clearTone(colour, theme, 'marks', LEAST_CONTRAST.mark);

/** How far the accent itself stands out from the grounds of the light theme, on which it is shown as it is. */
export const accentContrast = (accent: string): number => leastContrast(accent, GROUNDS.light.marks);

/** Whether what is active, or has the focus, can be seen in it. */
export const isClearAccent = (accent: string): boolean => accentContrast(accent) >= LEAST_CONTRAST.mark;

/** The tone of a colour nearest to it that may be an accent. */
export const clearAccent = (colour: string): string => markTone(colour, 'light');

/** What becomes of an accent in a theme. */
export interface AccentTone {
  /** Of what is lit or active. */
  fill: string;
  /** Of text on it. */
  onFill: '#000000' | '#ffffff';
  /** Of text on the theme's grounds. */
  ink: string;
}
export type AccentTones = Record<Theme, AccentTone>;

function toneIn(theme: Theme, accent: string): AccentTone {
  const fill = theme === 'light' ? accent : markTone(accent, theme);
  const onFill = contrast(fill, '#000000') >= contrast(fill, '#ffffff') ? '#000000' : '#ffffff';
  return { fill, onFill, ink: clearTone(accent, theme, 'text', LEAST_CONTRAST.text) };
}

/** The accent in both themes (D59): as it is in the light one, and as light as it must be in the dark one. */
export const accentTones = (accent: string): AccentTones => ({
  light: toneIn('light', accent),
  dark: toneIn('dark', accent),
});
