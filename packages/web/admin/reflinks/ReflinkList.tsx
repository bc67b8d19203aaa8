export function ReflinkList() {
  return null;
}
