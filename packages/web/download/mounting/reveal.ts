/** Id of an item's checkbox, and of a group's head, within the page. */
export const mountingAnchor = (key: string): string => `mounting-${key}`;

/** Opens the group of an item, scrolls to it and focuses it. @returns whether the key exists */
export function reveal(key: string): boolean {
  const found = document.getElementById(mountingAnchor(key));
  if (!found) return false;
  const group = found.closest('details');
  if (group) group.open = true;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  return true;
}
