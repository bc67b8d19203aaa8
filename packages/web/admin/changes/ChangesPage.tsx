export function ChangesPage() {
  return null;
}
