export function EmailEdit() {
  return null;
}
