export function ReflinkEdit() {
  return null;
}
