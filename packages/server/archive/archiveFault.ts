/** Why a shop was not exported, imported or copied: names the thing and the remedy. */
export class ArchiveFault extends Error {}
