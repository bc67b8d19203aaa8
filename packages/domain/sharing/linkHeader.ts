/** In which a browser shows by which link of a shared project it asks: what stands in no address is in no log (D71). */
export const LINK_HEADER = 'x-project-link';
