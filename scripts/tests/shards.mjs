/** A browser for each: a page that has run all component tests may run out of memory. */
export const COMPONENT_SHARDS = ['1/2', '2/2'];
