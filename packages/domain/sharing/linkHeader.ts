/** Header with the link token; unlike addresses, headers are never logged (D71). */
export const LINK_HEADER = 'x-project-link';
