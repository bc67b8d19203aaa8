import type { ComponentType } from 'react';
import { CutSigns } from './cut/CutSigns.tsx';
import { DeviceSigns } from './device/DeviceSigns.tsx';
import { FeedSigns } from './feed/FeedSigns.tsx';
import type { InstalledSignsProps } from './installedSign.ts';

/** Lowest first. */
const ALL_SIGNS: readonly { kind: string; Kind: ComponentType<InstalledSignsProps> }[] = [
  { kind: 'cut', Kind: CutSigns },
  { kind: 'device', Kind: DeviceSigns },
  { kind: 'feed', Kind: FeedSigns },
];

export const InstalledSigns = (props: InstalledSignsProps) =>
  ALL_SIGNS.map(({ kind, Kind }) => <Kind key={kind} {...props} />);
