import { accessibility } from './accessibility.ts';
import { accessories } from './accessories.ts';
import { bill } from './bill.ts';
import { bindings } from './bindings.ts';
import { canvas } from './canvas.ts';
import { cart } from './cart.ts';
import { check } from './check.ts';
import { choice } from './choice.ts';
import { comments } from './comments.ts';
import { control, powerDialog } from './control.ts';
import { dimming, scenes } from './dimming.ts';
import { download } from './download.ts';
import { edits } from './edits.ts';
import { enquiry } from './enquiry.ts';
import { erase } from './erase.ts';
import { fill } from './fill.ts';
import { floorPlan } from './floorPlan.ts';
import { keys } from './keys.ts';
import { hints, light } from './light.ts';
import { login } from './login.ts';
import { mounting } from './mounting.ts';
import { obstacles } from './obstacles.ts';
import { offer } from './offer.ts';
import { offline } from './offline.ts';
import { omitted } from './omitted.ts';
import { parts } from './parts.ts';
import { pieces } from './pieces.ts';
import { privacy } from './privacy.ts';
import { problem } from './problem.ts';
import { projects } from './projects.ts';
import { rails } from './rails.ts';
import { replacing } from './replacing.ts';
import { room } from './room.ts';
import { setPassword } from './setPassword.ts';
import { sharing } from './sharing.ts';
import { sheet } from './sheet.ts';
import { embedding, error, footer, header, noAccess } from './shell.ts';
import { start } from './start.ts';
import { summary } from './summary.ts';
import type { Texts } from './texts.ts';
import { view3d } from './view3d.ts';
import { wiring } from './wiring.ts';

/** Every text of the interface by section: `t('header.title')` is the key `title` of the section `header`. */
export const interfaceTexts = {
  header,
  footer,
  erase,
  start,
  noAccess,
  privacy,
  accessibility,
  login,
  setPassword,
  error,
  canvas,
  keys,
  problem,
  projects,
  check,
  edits,
  room,
  floorPlan,
  omitted,
  obstacles,
  light,
  fill,
  hints,
  rails,
  parts,
  download,
  sheet,
  sharing,
  comments,
  mounting,
  summary,
  enquiry,
  choice,
  bindings,
  pieces,
  replacing,
  control,
  dimming,
  scenes,
  accessories,
  bill,
  powerDialog,
  view3d,
  wiring,
  embedding,
  offline,
  offer,
  cart,
} satisfies Record<string, Texts>;

type Sections = typeof interfaceTexts;

/** Sections of the first screen, sent before all others (D34). */
export const FIRST_SECTIONS: readonly string[] = ['header', 'start', 'noAccess', 'error'] satisfies (keyof Sections)[];

/** Each text there is, as `header.title`. */
export type TextKey = {
  [Section in keyof Sections]: `${Section}.${keyof Sections[Section] & string}`;
}[keyof Sections];

/** The names in braces: `line` of `Design with {line}`, `count` of `{count, plural, one {# rail} other {# rails}}`. */
type NameIn<Text> = Text extends `${string}{${infer Opened}`
  ? Opened extends `${infer Name}}${infer Rest}`
    ? Name extends `${infer Count}, plural, ${string}`
      ? Count | (Opened extends `${string}}}${infer Rest}` ? NameIn<Rest> : never)
      : Name | NameIn<Rest>
    : never
  : never;

type TextOf<Key> = Key extends `${infer Section extends keyof Sections}.${infer Name}` ? (Sections[Section] extends Record<Name, { pl: infer Text }> ? Text : never) : never;

/** The names of the values that a text takes; of several texts, of all of them. */
export type ValueName<Key extends TextKey> = NameIn<TextOf<Key>>;

/** Keys of texts without values. */
export type PlainTextKey = { [Key in TextKey]: [ValueName<Key>] extends [never] ? Key : never }[TextKey];
