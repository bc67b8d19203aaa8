/** Longest key of what a room is used for. In a file of its own: a catalogue is read long before there is a room. */
export const MAX_USE = 64;
