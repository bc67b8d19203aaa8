import { leastOf, upTo } from '../math/lists.ts';

/** Backgrounds of the accent, as in `web/ui/tokens.css`; text has more of them. */
const GROUNDS = {
  light: { marks: ['#f3f2ef', '#ffffff'], text: ['#f3f2ef', '#ffffff', '#efede8', '#e8e6e0'] },
  dark: { marks: ['#161615', '#1f1e1d'], text: ['#161615', '#1f1e1d', '#2a2927', '#34322f'] },
} as const;
type Theme = keyof typeof GROUNDS;

/** WCAG 2.2: active or focused parts (1.4.11), and text (1.4.3). */
const LEAST_CONTRAST = { mark: 3, text: 4.5 } as const;

const STEPS = 50;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const leastContrast = (colour: string, grounds: readonly string[]): number =>
  leastOf(grounds.map((ground) => contrast(colour, ground)));

function towards(colour: string, end: 0 | 255, share: number): string {
  const mixed = channels(colour).map((channel) => Math.round(channel + (end - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** First tone on the way to black or white that is clear on all backgrounds. */
function clearTone(colour: string, theme: Theme, use: 'marks' | 'text', least: number): string {
  const tones = upTo(STEPS + 1).map((step) => towards(colour, theme === 'light' ? 0 : 255, step / STEPS));
  const clear = tones.find((tone) => leastContrast(tone, GROUNDS[theme][use]) >= least);
  return clear ?? (theme === 'light' ? '#000000' : '#ffffff');
}

const markTone = (colour: string, theme: Theme) => clearTone(colour, theme, 'marks', LEAST_CONTRAST.mark);

export const accentContrast = (accent: string): number => leastContrast(accent, GROUNDS.light.marks);

export const isClearAccent = (accent: string): boolean => accentContrast(accent) >= LEAST_CONTRAST.mark;

export const clearAccent = (colour: string): string => markTone(colour, 'light');

export interface AccentTone {
  fill: string;
  onFill: '#000000' | '#ffffff';
  ink: string;
}
export type AccentTones = Record<Theme, AccentTone>;

function toneIn(theme: Theme, accent: string): AccentTone {
  const fill = theme === 'light' ? accent : markTone(accent, theme);
  const onFill = contrast(fill, '#000000') >= contrast(fill, '#ffffff') ? '#000000' : '#ffffff';
  return { fill, onFill, ink: clearTone(accent, theme, 'text', LEAST_CONTRAST.text) };
}

/** Unchanged in the light theme, lightened as needed in the dark one (D59). */
export const accentTones = (accent: string): AccentTones => ({
  light: toneIn('light', accent),
  dark: toneIn('dark', accent),
});
