/** Reason why a shop was not exported, imported or copied, with a remedy. */
export class ArchiveFault extends Error {}
