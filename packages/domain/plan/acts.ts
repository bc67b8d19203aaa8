export const WIRE_ACTS = [
  'addFeed',
  'moveFeed',
  'removeFeed',
  'freeFeeds',
  'setCable',
  'cut',
  'uncut',
  'joinZone',
  'ownZone',
  'split',
  'placeSupply',
  'moveSupply',
  'removeSupply',
  'placeGateway',
  'moveGateway',
  'removeGateway',
] as const;

export type WireAct = (typeof WIRE_ACTS)[number];

export const ARRANGE_ACTS = [
  'place',
  'move',
  'aim',
  'remove',
  'giveBack',
  'duplicate',
  'distribute',
  'align',
  'mirror',
  'copy',
  'pin',
  'spreadAnew',
  'replace',
] as const;

export type ArrangeAct = (typeof ARRANGE_ACTS)[number];

export const COMBINED_ACTS = [
  'duplicateRails',
  'pasteRails',
  'duplicateLuminaires',
  'replaceLuminaires',
  'cutBuses',
] as const;

export type CombinedAct = (typeof COMBINED_ACTS)[number];
