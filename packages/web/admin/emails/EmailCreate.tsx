export function EmailCreate() {
  return null;
}
