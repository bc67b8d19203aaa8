/** Names an item's tick, and the head of a group, within the page. */
export const anchorOf = (key: string): string => `mounting-${key}`;

/** Opens the group of an item, brings it into view and goes to it. @returns whether there is one of this key */
export function reveal(key: string): boolean {
  const found = document.getElementById(anchorOf(key));
  if (!found) return false;
  const group = found.closest('details');
  if (group) group.open = true;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  return true;
}
