/** Header with the link token of a shared project; unlike an address, a header is never logged (D71). */
export const LINK_HEADER = 'x-project-link';
