import type { ComponentProps, ComponentType } from 'react';
import { onDemand, orNothing } from '../ui/later.tsx';

type Work = typeof import('./work.ts');
type PartName = {
  // biome-ignore lint/suspicious/noExplicitAny: components of any props
  [Name in keyof Work]: Work[Name] extends ComponentType<any> ? Name : never;
}[keyof Work];

let load: () => Promise<Work> = () => Promise.reject(new Error('No chunk of the drawing is named.'));
let loaded: Work | null = null;

/** Called by the screen: its parts import this file, so it cannot import them. */
export function setWork(from: () => Promise<Work>): void {
  load = from;
}

/** A failed load is repeated by the next part that needs it. */
export async function loadWork(): Promise<Work> {
  loaded ??= await load();
  return loaded;
}

/** For keys and gestures, which must not overtake each other. */
export const loadedWork = (): Work | null => loaded;

type Props<Name extends PartName> = ComponentProps<Work[Name]> & object;

const partOf =
  <Name extends PartName>(name: Name) =>
  async () => ({ default: (await loadWork())[name] as ComponentType<Props<Name>> });

/** Part of the chunk: renders `waiting` before it is loaded, and `instead` if it cannot be. */
export const inWork = <Name extends PartName>(name: Name, instead?: ComponentType<Props<Name>>) =>
  onDemand<Props<Name>>(orNothing(partOf(name), instead));

/** A failed load throws to the error boundary. */
export const requiredInWork = <Name extends PartName>(name: Name) => onDemand<Props<Name>>(partOf(name));
