export const mountingAnchor = (key: string): string => `mounting-${key}`;

export function reveal(key: string): boolean {
  const found = document.getElementById(mountingAnchor(key));
  if (!found) return false;
  const group = found.closest('details');
  if (group) group.open = true;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  return true;
}
