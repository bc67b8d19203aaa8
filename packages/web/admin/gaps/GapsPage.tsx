export function GapsPage() {
  return null;
}
