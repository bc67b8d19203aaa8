import { cutBlock } from './cut/block.ts';
import { feedBlock } from './feed/block.ts';
import { gatewayBlock } from './gateway/block.ts';
import type { SignBlock } from './sign.ts';
import type { SignKind } from './signSizes.ts';
import { supplyBlock } from './supply/block.ts';
import { wallControlBlock } from './wallControl/block.ts';

/** Blocks of the kinds drawn as a sign. */
export const SIGN_BLOCKS = {
  feed: feedBlock,
  cut: cutBlock,
  supply: supplyBlock,
  gateway: gatewayBlock,
  wallControl: wallControlBlock,
} as const satisfies Record<SignKind, SignBlock>;

export type SignLayer<Kind extends SignKind = SignKind> = (typeof SIGN_BLOCKS)[Kind]['layer'];
