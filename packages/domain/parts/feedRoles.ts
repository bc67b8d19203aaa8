import type { Role } from '../catalogue/partTable.ts';

/** What a feed is by its place (D53a): in a cap's or a connector's stead, or on a rail that is drilled. */
export type FeedKind = 'end' | 'straight' | 'angle' | 't' | 'drilled';

/** The role that rules may name for a feed of a kind, and what it then takes the place of. */
export const FEED_ROLES = {
  end: { role: 'feedEnd', instead: 'endCap' },
  straight: { role: 'feedInline', instead: 'straightConnector' },
  angle: { role: 'feedCorner', instead: 'angleConnector' },
  t: { role: 'feedCorner', instead: 'tConnector' },
} as const satisfies Record<Exclude<FeedKind, 'drilled'>, { role: Role; instead: Role }>;

/** So many feeds of each kind, and so many caps and connectors they take the place of. */
export type FeedCounts = Record<Exclude<FeedKind, 'drilled'>, { feeds: number; places: number }>;
