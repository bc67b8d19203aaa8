import { dot, unit, type Vec } from './vector.ts';

/** The one light of all pictures: from the upper left, a little to the front. */
export const TO_LIGHT: Vec = unit([-0.52, -0.34, 0.8]);

type Rgb = readonly [number, number, number];

/** A surface: its colour in shade, between and in full light, and the line that bounds it. */
export interface Finish {
  shade: string;
  body: string;
  light: string;
  line: string;
}

export const BLACK: Finish = { shade: '#161514', body: '#2b2927', light: '#4b4844', line: '#6d6963' };
export const WHITE: Finish = { shade: '#b3aea5', body: '#dfdbd3', light: '#fdfcf9', line: '#8b867c' };
export const ALUMINIUM: Finish = { shade: '#5f5c57', body: '#8f8b84', light: '#c9c5bd', line: '#4b4844' };
export const STEEL: Finish = { shade: '#6d6c6a', body: '#a9a8a5', light: '#e6e5e2', line: '#5c5a57' };
export const COPPER: Finish = { shade: '#8a5326', body: '#c67f42', light: '#f0b47a', line: '#7a4a22' };
export const PLASTER: Finish = { shade: '#97928a', body: '#aca79e', light: '#c6c1b8', line: '#7f7a72' };
export const DARK: Finish = { shade: '#0e0d0c', body: '#191817', light: '#262422', line: '#3a3835' };
export const GREY: Finish = { shade: '#4c4a46', body: '#66635e', light: '#8b8780', line: '#3b3936' };
export const BRASS: Finish = { shade: '#7d5f2b', body: '#b8904a', light: '#ecd095', line: '#6d5326' };
export const BROWN_WIRE: Finish = { shade: '#4a2c18', body: '#6e4427', light: '#94613c', line: '#3b2413' };
export const BLUE_WIRE: Finish = { shade: '#21425f', body: '#336592', light: '#5b8fbd', line: '#1b3650' };
export const GREEN_WIRE: Finish = { shade: '#4c6a1f', body: '#79a032', light: '#c3cf4f', line: '#3d5519' };
export const RED_WIRE: Finish = { shade: '#6b221b', body: '#a33a2f', light: '#cf6a5c', line: '#561a14' };

export type Colour = 'black' | 'white';
export const finishOf = (colour: Colour): Finish => (colour === 'black' ? BLACK : WHITE);

const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

function mix(from: string, to: string, part: number): string {
  const a = rgb(from);
  const b = rgb(to);
  const channel = (i: 0 | 1 | 2) =>
    Math.round(a[i] + (b[i] - a[i]) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** The colour of a surface that looks towards `normal`. */
export function tone(finish: Finish, normal: Vec): string {
  const lit = 0.5 + 0.5 * dot(unit(normal), TO_LIGHT);
  const part = (lit - 0.42) / 0.56;
  const bounded = Math.min(1, Math.max(0, part));
  return bounded < 0.5
    ? mix(finish.shade, finish.body, bounded * 2)
    : mix(finish.body, finish.light, bounded * 2 - 1);
}
