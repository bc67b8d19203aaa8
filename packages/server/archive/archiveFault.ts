/** Reason and remedy for the user. */
export class ArchiveFault extends Error {}
