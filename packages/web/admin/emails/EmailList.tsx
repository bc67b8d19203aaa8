export function EmailList() {
  return null;
}
