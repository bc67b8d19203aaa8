/** Separate file, as a catalogue is read long before there is a room. */
export const MAX_USE = 64;
