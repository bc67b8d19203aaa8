/**
 * Figures as near to their places as they can be without meeting, in the order of the places; those of the ends leave
 * half of a pitch to what goes on there.
 * @param pitch from one to the next at the least
 */
export function spreadAlong(places: readonly number[], length: number, pitch: number): number[] {
  // Figures that would meet stand side by side around the middle of their places.
  const groups: { places: number[]; middle: number }[] = [];
  for (const place of places) {
    groups.push({ places: [place], middle: place });
    for (;;) {
      const [before, last] = groups.slice(-2);
      if (!before || !last) break;
      const reach = ((before.places.length + last.places.length) * pitch) / 2;
      if (last.middle - before.middle >= reach) break;
      const all = [...before.places, ...last.places];
      groups.splice(-2, 2, { places: all, middle: all.reduce((a, b) => a + b, 0) / all.length });
    }
  }
  const spots = groups.flatMap(({ places: own, middle }) =>
    own.map((_, index) => middle + (index - (own.length - 1) / 2) * pitch),
  );
  for (const [index, spot] of spots.entries())
    spots[index] = Math.max(spot, (spots[index - 1] ?? -pitch / 2) + pitch);
  for (let index = spots.length - 1; index >= 0; index--)
    spots[index] = Math.min(spots[index] ?? 0, (spots[index + 1] ?? length + pitch / 2) - pitch);
  return spots;
}
