export function ReflinkCreate() {
  return null;
}
